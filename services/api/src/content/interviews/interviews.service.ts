import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { interviewResource, type Language } from '@vitrine/schemas';
import { validWhole } from '../../common/admin-entity/index.js';
import { notFound } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import { MediaDurations } from '../../files/media/video/media-durations.js';
import { picturesColumn, getPictures, type Pictures } from '../../files/media/pictures.js';
import { PicturesService } from '../../files/media/pictures.service.js';
import {
  type Changes,
  ResourceAdminService,
  type ResourceFields,
  toAdminAnswer,
  toAnswer,
} from '../../resource/index.js';
import { withOneVideo } from './interview-video.js';
import { Interview, interviewTable, type InterviewAdminDto, type InterviewDto } from './interview.js';

const STATEMENT = `select ${interviewTable.columns}, ${picturesColumn('array[interviews.thumbnail]')} from interviews where published`;

type InterviewRow = Interview & { pictures: Pictures | null };

/** Public reads of the interviews. */
@Injectable()
export class InterviewsService {
  constructor(private readonly database: Database) {}

  /** The published interviews in their order. */
  async list(language: Language): Promise<InterviewDto[]> {
    const rows = await this.database.query<InterviewRow>(`${STATEMENT} order by display_order, created_at, id`);
    return rows.map((row) => present(row, language));
  }

  /** @throws ApiError 404 `Interview not found`, also for one that is not published */
  async get(id: string, language: Language): Promise<InterviewDto> {
    const [row] = await this.database.query<InterviewRow>(`${STATEMENT} and id = $1`, [id]);
    if (!row) throw notFound('Interview');
    return present(row, language);
  }
}

const present = (row: InterviewRow, language: Language): InterviewDto => ({
  ...toAnswer(interviewResource, row, language),
  duration: row.duration,
  pictures: getPictures(row.pictures, [row.thumbnail]),
});

const NO_VIDEO = { videoFile: null, videoUrl: null };

/** Interviews as staff keep them, in their order. */
@Injectable()
export class InterviewsAdminService extends ResourceAdminService<
  typeof interviewResource,
  InterviewAdminDto,
  Interview
> {
  protected readonly resource = interviewResource;
  protected readonly entity = Interview;
  protected override readonly columnNames = {
    videoFile: ['videoFile', 'duration'],
    videoUrl: ['videoUrl', 'duration'],
  } as const;

  constructor(
    em: EntityManager,
    private readonly durations: MediaDurations,
    private readonly pictures: PicturesService,
  ) {
    super(em);
  }

  /** @throws ApiError 400 `VALIDATION_FAILED` */
  override create(body: Changes): Promise<InterviewAdminDto> {
    return super.create(validWhole(interviewResource.schema, withOneVideo(NO_VIDEO, body)));
  }

  protected compare(a: Interview, b: Interview): number {
    return a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime();
  }

  protected override changesOf(interview: Interview, changes: Changes): Changes {
    return withOneVideo(interview, changes);
  }

  protected override async columnsOf(fields: ResourceFields<typeof interviewResource>, em: EntityManager) {
    return { ...fields, duration: await this.durations.of(em, fields.videoFile ?? fields.videoUrl) };
  }

  protected answers(interviews: readonly Interview[]): Promise<InterviewAdminDto[]> {
    return this.pictures.addToAll(
      interviews.map((interview) => ({
        ...toAdminAnswer(interviewResource, interview),
        duration: interview.duration,
      })),
      ({ thumbnail }) => [thumbnail],
    );
  }
}
