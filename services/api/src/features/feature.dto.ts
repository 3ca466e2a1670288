import type { FeatureAdmin } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';

/** A feature of the library in the language asked for. */
export class FeatureDto {
  /** UUID v7. */
  id!: string;
  /** Title. @example "Offline catalogue" */
  title!: string;
  /** Text; several lines, may be empty. @example "Every piece in the shop, also without a network." */
  description!: string;
  /** Path of a picture. @example "/uploads/offline.webp" */
  image!: string | null;
  /** Visitors are shown the active ones. */
  isActive!: boolean;
}

/** The texts of a feature in one language; a missing one falls back to German. */
export class FeatureTextsDto {
  /** Title. @example "Offline catalogue" */
  title?: string | null;
  /** Text; several lines, may be empty. */
  description?: string | null;
}

export class FeatureTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: FeatureTextsDto;
}

/** A feature as staff keep it: German texts, English ones in `translations`. */
export class FeatureAdminDto extends AdminFieldsDto implements Shows<FeatureAdmin> {
  /** UUID v7. */
  id!: string;
  /** Title. @example "Offline-Katalog" */
  title!: string;
  /** Text; several lines, may be empty. @example "Jedes Stück des Hauses, auch ohne Netz." */
  description!: string;
  /** Path of a picture. @example "/uploads/offline.webp" */
  image!: string | null;
  /** Whether visitors see it. */
  isActive!: boolean;
  /** English texts beside the German ones. */
  translations!: FeatureTranslationsDto;
}
