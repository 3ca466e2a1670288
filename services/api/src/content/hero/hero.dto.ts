import type { Hero as HeroFields } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../../common/admin-entity/index.js';

/** What the home page opens with, in the language asked for. */
export class HeroDto {
  /** `null` until set. @example "Ihre Kollektion. Ihre App." */
  heading!: string | null;
  /** Path of the video; `null` until set. @example "/uploads/0197a1b2-0000-7000-8000-000000000000.mp4" */
  video!: string | null;
}

/** English texts of the hero; a missing one falls back to German. */
export class HeroEnglishDto {
  /** Heading. */
  heading?: string | null;
}

export class HeroTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: HeroEnglishDto;
}

/** The hero as staff see it: German heading, English one in `translations`. */
export class HeroAdminDto extends AdminFieldsDto implements Shows<HeroFields> {
  /** Heading. */
  heading!: string | null;
  /** Path of the video. */
  video!: string | null;
  /** English texts beside the German ones. */
  translations!: HeroTranslationsDto;
}
