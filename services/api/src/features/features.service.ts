import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { inLanguage } from '../common/translations.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import type { FeatureDto } from './feature.dto.js';
import type { Feature } from './feature.entity.js';

type FeatureRow = Pick<Feature, keyof FeatureDto | 'translations'>;

const COLUMNS = selectList<Feature, FeatureRow>({
  id: true,
  title: true,
  description: true,
  image: true,
  isActive: true,
  translations: true,
});

/** Public reads of the feature library. */
@Injectable()
export class FeaturesService {
  constructor(private readonly database: Database) {}

  /** The active features, by title in the language asked for. */
  async list(language: Language): Promise<FeatureDto[]> {
    const rows = await this.database.query<FeatureRow>(`select ${COLUMNS} from features where is_active`);
    return rows
      .map(({ id, image, isActive, ...row }) => ({
        id,
        title: inLanguage(row, 'title', language),
        description: inLanguage(row, 'description', language),
        image,
        isActive,
      }))
      .sort((a, b) => alphabet(language)(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }
}
