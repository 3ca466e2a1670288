import { FEATURE_SCREENS, type FeatureScreen, type ProductAdmin } from '@vitrine/schemas';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AdminFieldsDto, type Shows } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { Translations } from '../../common/translations.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import { TRANSLATIONS, translationsClass } from '../../common/swagger/documented-class.js';

/** A feature as a visitor sees it. */
export class FeatureDetailDto {
  /** Id in the feature library; `null` for a feature of this product alone. */
  id!: string | null;
  /** Title. */
  title!: string;
  /** Text; several lines, may be empty. */
  description!: string | null;
  /** Path of a picture. */
  image!: string | null;
  /** Screen of the app that shows it; without one its picture does. */
  @ApiProperty({ enum: FEATURE_SCREENS, nullable: true })
  screen!: FeatureScreen | null;
}

/** An app edition in the language asked for. Prices are euros; `null` = not offered on that plan. */
@ApiPictureModels()
export class ProductDto {
  /** UUID v7. */
  id!: string;
  /** Name. @example "Chronograph Classic" */
  name!: string;
  /** A line below the name. */
  subtitle!: string | null;
  /** What the edition is; several lines. */
  description!: string;
  /** One-time price in euros. @example 4900 */
  price!: number | null;
  /** Price of the monthly plan in euros a month. @example 149 */
  subscriptionPrice!: number | null;
  /** Price of the enhanced service plan in euros a month. @example 249 */
  enhancedServicePrice!: number | null;
  /** Path of the main picture. @example "/uploads/chronograph.webp" */
  image!: string | null;
  /** Paths of the gallery. */
  images!: string[];
  /** Path of the film in lists. */
  video!: string | null;
  /** Path of the film that opens the page. */
  headerVideo!: string | null;
  /** Heading over that film. */
  headerTitle!: string | null;
  /** Text below that heading. */
  headerDescription!: string | null;
  /** Path of the film further down. */
  productVideo!: string | null;
  /** Heading over the film of the product. */
  videoHeading!: string | null;
  /** Titles of the features, in order. */
  features!: string[];
  /** The same features with what the library has of them. */
  featureDetails!: FeatureDetailDto[];
  /** Colours it comes in. */
  colors!: string[];
  /** Materials it shows. */
  materials!: string[];
  /** Place in lists, the lowest first. */
  displayOrder!: number;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** The texts, pictures and films of a product in another language; a missing one falls back. */
export class ProductTextsDto {
  /** Name. @example "Chronograph Classic" */
  name?: string | null;
  /** A line below the name. */
  subtitle?: string | null;
  /** Text; several lines, may be empty. */
  description?: string | null;
  /** Heading over that film. */
  headerTitle?: string | null;
  /** Text below that heading. */
  headerDescription?: string | null;
  /** Heading over the film of the product. */
  videoHeading?: string | null;
  /** Titles in the order of the German ones, empty where there is none; those of library features come from the library. */
  features?: string[] | null;
  /** Colours it comes in. */
  colors?: string[] | null;
  /** Materials it shows. */
  materials?: string[] | null;
  /** Path of the main picture. */
  image?: string | null;
  /** Paths of the gallery, in place of all German ones. */
  images?: string[] | null;
  /** Path of the film that opens the page. */
  headerVideo?: string | null;
  /** Path of the film further down. */
  productVideo?: string | null;
}

const ProductTranslationsDto = translationsClass('Product', ProductTextsDto);

/** A product as staff keep it: German texts, those of other languages in `translations`. */
export class ProductAdminDto
  extends IntersectionType(ProductDto, AdminFieldsDto)
  implements Shows<ProductAdmin, 'productImages'>
{
  /** Whether visitors see it, from `publishedAt` on. */
  published!: boolean;
  /** Time from which visitors see it once it is published, ISO 8601; `null` = as soon as it is. @example "2026-11-02T08:00:00.000Z" */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt!: string | null;
  @ApiProperty({ type: ProductTranslationsDto, description: TRANSLATIONS })
  translations!: Translations<ProductTextsDto>;
}
