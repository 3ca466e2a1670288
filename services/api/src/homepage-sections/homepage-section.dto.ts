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
  title!: string;
  subtitle!: string | null;
  description!: string;
  /** Path of a picture. */
  backgroundImage!: string | null;
  /** Path of a video. */
  backgroundVideo!: string | null;
  ctaText!: string | null;
  /** A path of the site, or an address with http, https, mailto or tel. @example "/products" */
  ctaLink!: string | null;
  /** From 0 (clear) to 1. @example 0.2 */
  overlayOpacity!: number;
  @ApiProperty(textColor)
  textColor!: SectionTextColor;
  @ApiProperty(textAlign)
  textAlign!: SectionTextAlign;
  /** Whether visitors see it. */
  isActive!: boolean;
  displayOrder!: number;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** English texts of a section; a missing one falls back to German. */
export class HomepageSectionEnglishDto {
  title?: string | null;
  subtitle?: string | null;
  description?: string | null;
  ctaText?: string | null;
}

export class HomepageSectionTranslationsDto {
  en?: HomepageSectionEnglishDto;
}

/** A section as staff see it: German texts, English ones in `translations`. */
export class HomepageSectionAdminDto
  extends IntersectionType(HomepageSectionDto, AdminFieldsDto)
  implements Shows<HomepageSectionAdmin>
{
  translations!: HomepageSectionTranslationsDto;
}
