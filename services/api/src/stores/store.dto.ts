import type { StoreAdmin } from '@vitrine/schemas';
import { IntersectionType } from '@nestjs/swagger';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';

/** A store in the language asked for. */
@ApiPictureModels()
export class StoreDto {
  /** UUID v7. */
  id!: string;
  /** Name of the store. @example "Juwelier Rosenhag" */
  name!: string;
  /** Street and house number. @example "Residenzstraße 12" */
  address!: string;
  /** City. @example "München" */
  city!: string;
  /** Federal state or region; null = not told. */
  state!: string | null;
  /** Country. @example "Germany" */
  country!: string;
  /** Postal code. */
  postalCode!: string | null;
  /** Telephone number; null = none. */
  phone!: string | null;
  /** E-mail address of the store; null = none. */
  email!: string | null;
  /** With http or https. */
  website!: string | null;
  /** What the store is; several lines. */
  description!: string;
  /** What the store offers. @example ["Beratung", "Gravur"] */
  services!: string[];
  /** Path of the picture. */
  image!: string | null;
  /** Degrees north (WGS 84); negative = south. @example 48.1399 */
  latitude!: number | null;
  /** Degrees east (WGS 84); negative = west. @example 11.5786 */
  longitude!: number | null;
  /** Whether visitors see it. */
  isActive!: boolean;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** English texts of a store; a missing one falls back to German. */
export class StoreEnglishDto {
  /** Text; several lines, may be empty. */
  description?: string | null;
  /** What the store offers. */
  services?: string[] | null;
}

export class StoreTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: StoreEnglishDto;
}

/** A store as staff see it: German texts, English ones in `translations`. */
export class StoreAdminDto extends IntersectionType(StoreDto, AdminFieldsDto) implements Shows<StoreAdmin> {
  /** English texts beside the German ones. */
  translations!: StoreTranslationsDto;
}
