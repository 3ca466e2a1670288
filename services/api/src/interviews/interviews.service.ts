import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { notFound } from '../common/errors/api-error.js';
import { inLanguage } from '../common/translations.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import { picturesColumn, picturesOf, type Pictures } from '../media/pictures.js';
import type { InterviewDto } from './interview.dto.js';
import type { Interview } from './interview.entity.js';

type InterviewColumns = Omit<InterviewDto, 'pictures'> & Pick<Interview, 'translations'>;
type InterviewRow = InterviewColumns & { pictures: Pictures | null };

const SELECTED = selectList<Interview, InterviewColumns>({
  id: true,
  title: true,
  clientName: true,
  clientTitle: true,
  clientCompany: true,
  description: true,
  videoUrl: true,
  videoFile: true,
  thumbnail: true,
  duration: 'durationSeconds',
  featured: true,
  published: true,
  order: 'displayOrder',
  translations: true,
});
const COLUMNS = `${SELECTED}, ${picturesColumn('array[interviews.thumbnail]')}`;

/** Public reads of the interviews. */
@Injectable()
export class InterviewsService {
  constructor(private readonly database: Database) {}

  /** The published interviews in their order. */
  async list(language: Language): Promise<InterviewDto[]> {
    const rows = await this.database.query<InterviewRow>(
      `select ${COLUMNS} from interviews where published order by display_order, created_at, id`,
    );
    return rows.map((row) => present(row, language));
  }

  /** @throws ApiError 404 `Interview not found`, also for one that is not published */
  async get(id: string, language: Language): Promise<InterviewDto> {
    const [row] = await this.database.query<InterviewRow>(
      `select ${COLUMNS} from interviews where published and id = $1`,
      [id],
    );
    if (!row) throw notFound('Interview');
    return present(row, language);
  }
}

function present(row: InterviewRow, language: Language): InterviewDto {
  const { translations: _translations, ...interview } = row;
  return {
    ...interview,
    title: inLanguage(row, 'title', language),
    clientTitle: inLanguage(row, 'clientTitle', language),
    description: inLanguage(row, 'description', language),
    pictures: picturesOf(row.pictures, [row.thumbnail]),
  };
}
