import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { accessoryCategories, type AccessoryCategory, type AccessoryAdmin } from '@vitrine/schemas';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';

/** An accessory in the language asked for. */
@ApiPictureModels()
export class AccessoryDto {
  /** UUID v7. */
  id!: string;
  /** @example "Écritoire fountain pen" */
  name!: string;
  subtitle!: string | null;
  brand!: string | null;
  description!: string;
  @ApiProperty({ enum: accessoryCategories, enumName: 'AccessoryCategory' })
  category!: AccessoryCategory;
  /** Price in euros. @example 390 */
  price!: number;
  material!: string | null;
  color!: string | null;
  size!: string | null;
  /** Weight in grams. */
  weight!: number | null;
  /** Pieces in stock. It can be ordered when this is above 0 and `isInStock` is set. */
  stock!: number;
  isInStock!: boolean;
  /** Path of the main picture. */
  mainImage!: string | null;
  /** Paths of further pictures. */
  images!: string[];
  features!: string[];
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'Value by label' })
  specifications!: Record<string, string>;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** The texts of an accessory in one language; a missing one falls back to German. */
export class AccessoryTextsDto {
  /** @example "Écritoire fountain pen" */
  name?: string | null;
  subtitle?: string | null;
  description?: string | null;
  material?: string | null;
  color?: string | null;
  features?: string[] | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'Value by label' })
  specifications?: Record<string, string> | null;
}

export class AccessoryTranslationsDto {
  en?: AccessoryTextsDto;
}

/** An accessory as staff keep it: German texts, English ones in `translations`. */
export class AccessoryAdminDto
  extends IntersectionType(AccessoryDto, AdminFieldsDto)
  implements Shows<AccessoryAdmin, 'accessoryImages'>
{
  translations!: AccessoryTranslationsDto;
}
