import { Injectable } from '@nestjs/common';
import {
  hasPermission,
  missingTexts,
  type Role,
  TRANSLATED_KIND_NAMES,
  TRANSLATED_KINDS,
  TRANSLATED_LANGUAGES,
  type TranslatedKind,
} from '@vitrine/schemas';
import { Database } from '../../database/database.js';
import { HouseFacts } from '../../platform/settings/house-facts.js';
import type { MissingTranslationsDto } from './missing-translations.dto.js';
import { textsOf } from './texts-statement.js';

/** Counts missing translations by the rule of the back-office's overview. */
@Injectable()
export class MissingTranslationsService {
  constructor(
    private readonly database: Database,
    private readonly house: HouseFacts,
  ) {}

  /** The missing translations into the languages of the site, for each kind that the role may read. */
  async of(role: Role): Promise<MissingTranslationsDto> {
    const kinds = TRANSLATED_KIND_NAMES.filter((kind) => hasPermission(role, `${TRANSLATED_KINDS[kind].area}:read`));
    if (kinds.length === 0) return { kinds: [] };
    const { languages } = await this.house.load();
    const into = TRANSLATED_LANGUAGES.filter((language) => languages.includes(language));
    const counts = new Map<TranslatedKind, { entries: number; texts: number }>();
    for (const { kind, texts } of await this.database.forStaff.run(textsOf(kinds, into))) {
      const missing = into.reduce(
        (sum, language) => sum + missingTexts(texts, TRANSLATED_KINDS[kind].texts, language),
        0,
      );
      const { entries, texts: before } = counts.get(kind) ?? { entries: 0, texts: 0 };
      if (missing > 0) counts.set(kind, { entries: entries + 1, texts: before + missing });
    }
    return { kinds: kinds.map((kind) => ({ kind, ...(counts.get(kind) ?? { entries: 0, texts: 0 }) })) };
  }
}
