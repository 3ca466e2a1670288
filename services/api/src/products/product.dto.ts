import type { ProductAdmin } from '@vitrine/schemas';
import { IntersectionType } from '@nestjs/swagger';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';

/** A feature as a visitor sees it. */
export class FeatureDetailDto {
  /** Id in the feature library; `null` for a feature of this product alone. */
  id!: string | null;
  title!: string;
  description!: string | null;
  /** Path of a picture. */
  image!: string | null;
}

/** An app edition in the language asked for. Prices are euros; `null` = not offered on that plan. */
@ApiPictureModels()
export class ProductDto {
  /** UUID v7. */
  id!: string;
  /** @example "Chronograph Classic" */
  name!: string;
  subtitle!: string | null;
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
  video!: string | null;
  headerVideo!: string | null;
  headerTitle!: string | null;
  headerDescription!: string | null;
  productVideo!: string | null;
  videoHeading!: string | null;
  /** Titles of the features, in order. */
  features!: string[];
  /** The same features with what the library knows of them. */
  featureDetails!: FeatureDetailDto[];
  colors!: string[];
  materials!: string[];
  displayOrder!: number;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** The texts of a product in one language; a missing one falls back to German. */
export class ProductTextsDto {
  /** @example "Chronograph Classic" */
  name?: string | null;
  subtitle?: string | null;
  description?: string | null;
  headerTitle?: string | null;
  headerDescription?: string | null;
  videoHeading?: string | null;
  /** Titles in the order of the German ones, empty where there is none; those of library features come from the library. */
  features?: string[] | null;
  colors?: string[] | null;
  materials?: string[] | null;
}

export class ProductTranslationsDto {
  en?: ProductTextsDto;
}

/** A product as staff keep it: German texts, English ones in `translations`. */
export class ProductAdminDto
  extends IntersectionType(ProductDto, AdminFieldsDto)
  implements Shows<ProductAdmin, 'productImages'>
{
  translations!: ProductTranslationsDto;
}
