import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { interviewSchema, type InterviewInput } from '@vitrine/schemas';
import {
  adminFields,
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  removeRow,
  validWhole,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { PublicReadCache } from '../common/public-read-cache/public-read-cache.js';
import { MediaDurations } from '../media/media-durations.js';
import { PicturesService } from '../media/pictures.service.js';
import type { InterviewAdminDto } from './interview.dto.js';
import { Interview } from './interview.entity.js';
import { withOneVideo } from './interview-video.js';

const NO_VIDEO = { videoFile: null, videoUrl: null };

/** Interviews as staff keep them. */
@Injectable()
export class InterviewsAdminService {
  private readonly fields: StoredFields<Interview, InterviewInput> = {
    schema: interviewSchema,
    fieldsOf,
    columnsOf: async ({ order, version: _, ...columns }, { em }) => ({
      ...columns,
      displayOrder: order,
      durationSeconds: await this.durations.of(em, columns.videoFile ?? columns.videoUrl),
    }),
    columnNames: {
      order: ['displayOrder'],
      videoFile: ['videoFile', 'durationSeconds'],
      videoUrl: ['videoUrl', 'durationSeconds'],
    },
  };

  constructor(
    private readonly em: EntityManager,
    private readonly durations: MediaDurations,
    private readonly pictures: PicturesService,
    private readonly publicReads: PublicReadCache,
  ) {}

  /** All interviews, also the unpublished ones, in their order. */
  async list(): Promise<InterviewAdminDto[]> {
    const interviews = await this.em
      .fork()
      .findAll(Interview, { orderBy: { displayOrder: 'asc', createdAt: 'asc', id: 'asc' } });
    return this.pictures.addToAll(interviews.map(fieldsOf), ({ thumbnail }) => [thumbnail]);
  }

  /** @throws ApiError 400 `VALIDATION_FAILED` */
  async create(body: Readonly<Record<string, unknown>>): Promise<InterviewAdminDto> {
    const input = validWhole(interviewSchema, withOneVideo(NO_VIDEO, body));
    const interview = await fillRow(this.em.fork(), this.fields, new Interview(), input);
    interview.id = newId();
    return this.shown(insertRow(this.em, interview));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<InterviewAdminDto> {
    return this.shown(
      changeVersioned(
        this.em,
        Interview,
        id,
        'Interview',
        (interview, em) => changeRow(em, this.fields, interview, withOneVideo(interview, changes)),
        expected,
      ),
    );
  }

  /** @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, Interview, id, 'Interview', expected);
    this.publicReads.drop('interviews');
  }

  private async shown(write: Promise<Interview>): Promise<InterviewAdminDto> {
    const interview = await write;
    this.publicReads.drop('interviews');
    return this.pictures.addTo(fieldsOf(interview), [interview.thumbnail]);
  }
}

const fieldsOf = (interview: Interview): Omit<InterviewAdminDto, 'pictures'> => ({
  id: interview.id,
  title: interview.title,
  clientName: interview.clientName,
  clientTitle: interview.clientTitle,
  clientCompany: interview.clientCompany,
  description: interview.description,
  videoUrl: interview.videoUrl,
  videoFile: interview.videoFile,
  thumbnail: interview.thumbnail,
  duration: interview.durationSeconds,
  featured: interview.featured,
  published: interview.published,
  order: interview.displayOrder,
  translations: interview.translations,
  ...adminFields(interview),
});
