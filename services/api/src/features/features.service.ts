import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import type { FeatureDto } from './feature.dto.js';
import type { FeatureTexts } from './feature.entity.js';

interface FeatureRow extends FeatureTexts {
  id: string;
  image: string | null;
  isActive: boolean;
  translations: Translations<FeatureTexts>;
}

/** Public reads of the feature library. */
@Injectable()
export class FeaturesService {
  constructor(private readonly database: Database) {}

  /** The active features, by title in the language asked for. */
  async list(language: Language): Promise<FeatureDto[]> {
    const rows = await this.database.query<FeatureRow>(
      `select id, title, description, image, is_active as "isActive", translations from features where is_active`,
    );
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
