import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { notFound } from '../common/errors/api-error.js';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import { PicturesService } from '../media/pictures.service.js';
import type { InterviewDto } from './interview.dto.js';
import type { InterviewTexts } from './interview.entity.js';

const COLUMNS = `
  id, title, client_name as "clientName", client_title as "clientTitle", client_company as "clientCompany", description,
  video_url as "videoUrl", video_file as "videoFile", thumbnail, duration_seconds as duration, featured, published,
  display_order as "order", translations`;

type InterviewRow = Omit<InterviewDto, 'pictures'> & { translations: Translations<InterviewTexts> };

/** Public reads of the interviews. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {}

  /** The published interviews in their order. */
  async list(language: Language): Promise<InterviewDto[]> {
    const rows = await this.database.query<InterviewRow>(
      `select ${COLUMNS} from interviews where published order by display_order, created_at, id`,
    );
    return this.present(rows, language);
  }

  /** @throws ApiError 404 `Interview not found`, also for one that is not published */
  async get(id: string, language: Language): Promise<InterviewDto> {
    const rows = await this.database.query<InterviewRow>(
      `select ${COLUMNS} from interviews where published and id = $1`,
      [id],
    );
    const [interview] = await this.present(rows, language);
    if (!interview) throw notFound('Interview');
    return interview;
  }

  private async present(rows: InterviewRow[], language: Language): Promise<InterviewDto[]> {
    const interviews = rows.map((row) => {
      const { translations: _translations, ...interview } = row;
      return {
        ...interview,
        title: inLanguage(row, 'title', language),
        clientTitle: inLanguage(row, 'clientTitle', language),
        description: inLanguage(row, 'description', language),
      };
    });
    return this.pictures.addToAll(interviews, ({ thumbnail }) => [thumbnail]);
  }
}
