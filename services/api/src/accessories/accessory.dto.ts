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
  /** Name. @example "Écritoire fountain pen" */
  name!: string;
  /** A line below the name. */
  subtitle!: string | null;
  /** Brand. */
  brand!: string | null;
  /** Text; several lines, may be empty. */
  description!: string;
  /** Kind of accessory. */
  @ApiProperty({ enum: accessoryCategories, enumName: 'AccessoryCategory' })
  category!: AccessoryCategory;
  /** Price in euros. @example 390 */
  price!: number;
  /** What it is made of. */
  material!: string | null;
  /** Its colour. */
  color!: string | null;
  /** Its size, as it is written. */
  size!: string | null;
  /** Weight in grams. */
  weight!: number | null;
  /** Pieces in stock. It can be ordered when this is above 0 and `isInStock` is set. */
  stock!: number;
  /** Whether it is shown as one that can be had. */
  isInStock!: boolean;
  /** Path of the main picture. */
  mainImage!: string | null;
  /** Paths of further pictures. */
  images!: string[];
  /** What distinguishes it. */
  features!: string[];
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'Value by label' })
  specifications!: Record<string, string>;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** The texts of an accessory in one language; a missing one falls back to German. */
export class AccessoryTextsDto {
  /** Name. @example "Écritoire fountain pen" */
  name?: string | null;
  /** A line below the name. */
  subtitle?: string | null;
  /** Text; several lines, may be empty. */
  description?: string | null;
  /** What it is made of. */
  material?: string | null;
  /** Its colour. */
  color?: string | null;
  /** What distinguishes it. */
  features?: string[] | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'Value by label' })
  specifications?: Record<string, string> | null;
}

export class AccessoryTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: AccessoryTextsDto;
}

/** An accessory as staff keep it: German texts, English ones in `translations`. */
export class AccessoryAdminDto
  extends IntersectionType(AccessoryDto, AdminFieldsDto)
  implements Shows<AccessoryAdmin, 'accessoryImages'>
{
  /** English texts beside the German ones. */
  translations!: AccessoryTranslationsDto;
}
