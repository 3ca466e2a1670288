import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { type AppearingRow, listShown } from '../../common/publication/shown-rows.js';
import { Database } from '../../database/database.js';
import { MediaDurations } from '../../files/media/video/media-durations.js';
import {
  type Changes,
  findForPreview,
  findShown,
  ResourceAdminService,
  type ResourceFields,
  toAnswer,
} from '../../resource/index.js';
import { withOneVideo } from './interview-video.js';
import { type Interview, interviewTable, type InterviewDto } from './interview.js';

/** Public reads of the interviews. */
@Injectable()
export class InterviewsService {
  constructor(private readonly database: Database) {}

  /** The published interviews in their order. */
  async list(language: Language): Promise<InterviewDto[]> {
    const rows = await this.database.forVisitors.query<Interview & AppearingRow>(
      `${interviewTable.shownSelect} order by display_order, created_at, id`,
    );
    return listShown(rows, (row) => toAnswer(interviewTable, row, language));
  }

  /** @throws ApiError 404 `Interview not found`, also for an interview that is not published */
  async get(id: string, language: Language): Promise<InterviewDto> {
    return toAnswer(interviewTable, await findShown(this.database, interviewTable, 'id', id), language);
  }

  /** An interview as visitors would see it if it were published. @throws ApiError 404 */
  async preview(id: string, language: Language): Promise<InterviewDto> {
    const row = await findForPreview(this.database, interviewTable, id);
    return { ...toAnswer(interviewTable, row, language), published: true };
  }
}

const byOrder = (a: Interview, b: Interview): number =>
  a.order - b.order || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Interviews for staff, in their order. */
@Injectable()
export class InterviewsAdminService extends ResourceAdminService<typeof interviewTable> {
  protected readonly table = interviewTable;
  protected readonly compare = byOrder;
  protected override readonly columnNames = {
    videoFile: ['videoFile', 'duration'],
    videoUrl: ['videoUrl', 'duration'],
  } as const;

  constructor(
    em: EntityManager,
    database: Database,
    private readonly durations: MediaDurations,
  ) {
    super(em, database);
  }

  protected override changesOf(interview: Interview, changes: Changes): Changes {
    return withOneVideo(interview, changes);
  }

  protected override async columnsOf(fields: ResourceFields<typeof interviewTable>, em: EntityManager) {
    return { ...fields, duration: await this.durations.of(em, fields.videoFile ?? fields.videoUrl) };
  }
}
