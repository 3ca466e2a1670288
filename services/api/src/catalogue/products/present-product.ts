import { DEFAULT_LANGUAGE, type Language } from '@vitrine/schemas';
import { adminFields } from '../../common/admin-entity/index.js';
import { toEurosOrNull } from '../../common/money.js';
import { inLanguage, translatedOrder } from '../../common/translations.js';
import type { Feature } from '../features/feature.js';
import type { FeatureDetailDto, ProductAdminDto, ProductDto } from './product.dto.js';
import type { Product } from './product.entity.js';

/** A row of `products`. */
export type ProductRow = Product;

/** A row of the feature library. */
export type LibraryFeature = Pick<Feature, 'id' | 'title' | 'description' | 'image' | 'screen' | 'translations'>;

export type ProductWithoutPictures = Omit<ProductDto, 'pictures'>;
export type AdminProductWithoutPictures = Omit<ProductAdminDto, 'pictures'>;

/** A product for visitors: texts in one language, prices in euros, features resolved from the library. */
export function presentProduct(
  row: ProductRow,
  library: ReadonlyMap<string, LibraryFeature>,
  language: Language,
): ProductWithoutPictures {
  const featureDetails = row.features.map((feature, index) => {
    const known = feature.id === null ? undefined : library.get(feature.id);
    return known ? libraryDetail(known, language) : ownDetail(row, index, language);
  });
  return {
    id: row.id,
    name: inLanguage(row, 'name', language),
    subtitle: inLanguage(row, 'subtitle', language),
    description: inLanguage(row, 'description', language),
    price: toEurosOrNull(row.priceCents),
    subscriptionPrice: toEurosOrNull(row.subscriptionPriceCents),
    enhancedServicePrice: toEurosOrNull(row.enhancedServicePriceCents),
    image: inLanguage(row, 'image', language),
    images: inLanguage(row, 'images', language),
    video: row.video,
    headerVideo: inLanguage(row, 'headerVideo', language),
    headerTitle: inLanguage(row, 'headerTitle', language),
    headerDescription: inLanguage(row, 'headerDescription', language),
    productVideo: inLanguage(row, 'productVideo', language),
    videoHeading: inLanguage(row, 'videoHeading', language),
    features: featureDetails.map(({ title }) => title),
    featureDetails,
    colors: inLanguage(row, 'colors', language),
    materials: inLanguage(row, 'materials', language),
    displayOrder: row.displayOrder,
  };
}

/** A product for staff: German texts, those of other languages in `translations`. */
export function presentForStaff(
  row: ProductRow,
  library: ReadonlyMap<string, LibraryFeature>,
): AdminProductWithoutPictures {
  const { published, translations } = row;
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  return {
    ...presentProduct(row, library, DEFAULT_LANGUAGE),
    published,
    publishedAt,
    translations,
    ...adminFields(row),
  };
}

/** The paths of a product that may be pictures, or films with a still. */
export const picturePaths = (product: ProductWithoutPictures): (string | null)[] => [
  product.image,
  ...product.images,
  ...product.featureDetails.map(({ image }) => image),
  product.headerVideo,
  product.productVideo,
];

function libraryDetail(feature: LibraryFeature, language: Language): FeatureDetailDto {
  return {
    id: feature.id,
    title: inLanguage(feature, 'title', language),
    description: inLanguage(feature, 'description', language) || null,
    image: feature.image,
    screen: feature.screen,
  };
}

function ownDetail(row: ProductRow, index: number, language: Language): FeatureDetailDto {
  const german = row.features[index]?.title ?? '';
  const title = translatedOrder(language)
    .map((each) => row.translations[each]?.features?.[index])
    .find((each) => each);
  return { id: null, title: title ?? german, description: null, image: null, screen: null };
}
