import { ApiProperty } from '@nestjs/swagger';
import type { Hero as HeroFields } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import type { Translations } from '../../common/translations.js';
import { TRANSLATIONS, translationsClass } from '../../common/swagger/documented-class.js';

/** What the home page opens with, in the language asked for. */
@ApiPictureModels()
export class HeroDto {
  /** `null` until set. @example "Ihre Kollektion. Ihre App." */
  heading!: string | null;
  /** Path of the video; `null` until set. @example "/uploads/0197a1b2-0000-7000-8000-000000000000.mp4" */
  video!: string | null;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** What of the hero is in another language. */
export class HeroTextsDto {
  /** Heading. */
  heading?: string | null;
  /** Path of the video whose words are in that language. */
  video?: string | null;
}

const HeroTranslationsDto = translationsClass('Hero', HeroTextsDto);

/** The hero as staff see it: German heading, those of other languages in `translations`. */
export class HeroAdminDto extends AdminFieldsDto implements Shows<HeroFields> {
  /** Heading. */
  heading!: string | null;
  /** Path of the video. */
  video!: string | null;
  @ApiProperty({ type: HeroTranslationsDto, description: TRANSLATIONS })
  translations!: Translations<HeroTextsDto>;
}
