import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  sectionTextAligns,
  sectionTextColors,
  type SectionTextAlign,
  type SectionTextColor,
  type HomepageSectionAdmin,
} from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';

const textColor = { enum: sectionTextColors, enumName: 'SectionTextColor' };
const textAlign = { enum: sectionTextAligns, enumName: 'SectionTextAlign' };

/** A section of the home page in the language asked for. */
@ApiPictureModels()
export class HomepageSectionDto {
  /** UUID v7. */
  id!: string;
  /** Unique; never changed after creation. @example "hero" */
  sectionKey!: string;
  /** Title. */
  title!: string;
  /** A line below the name. */
  subtitle!: string | null;
  /** Text; several lines, may be empty. */
  description!: string;
  /** Path of a picture. */
  backgroundImage!: string | null;
  /** Path of a video. */
  backgroundVideo!: string | null;
  /** Text of the button. */
  ctaText!: string | null;
  /** A path of the site, or an address with http, https, mailto or tel. @example "/products" */
  ctaLink!: string | null;
  /** From 0 (clear) to 1. @example 0.2 */
  overlayOpacity!: number;
  /** Colour of the text. */
  @ApiProperty(textColor)
  textColor!: SectionTextColor;
  /** Where the text stands. */
  @ApiProperty(textAlign)
  textAlign!: SectionTextAlign;
  /** Whether visitors see it. */
  isActive!: boolean;
  /** Place in lists, the lowest first. */
  displayOrder!: number;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** English texts of a section; a missing one falls back to German. */
export class HomepageSectionEnglishDto {
  /** Title. */
  title?: string | null;
  /** A line below the name. */
  subtitle?: string | null;
  /** Text; several lines, may be empty. */
  description?: string | null;
  /** Text of the button. */
  ctaText?: string | null;
}

export class HomepageSectionTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: HomepageSectionEnglishDto;
}

/** A section as staff see it: German texts, English ones in `translations`. */
export class HomepageSectionAdminDto
  extends IntersectionType(HomepageSectionDto, AdminFieldsDto)
  implements Shows<HomepageSectionAdmin>
{
  /** English texts beside the German ones. */
  translations!: HomepageSectionTranslationsDto;
}
