import { productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import type { StoredFields } from '../../common/admin-entity/index.js';
import { toCentsOrNull, toEurosOrNull } from '../../common/money.js';
import { linkByTitle, realigned, type FeatureFinder } from './feature-links.js';
import type { Product } from './product.entity.js';

/**
 * Maps the fields of a product to its columns and back.
 * @param find finds features of the library by their titles
 */
export const productFields = (find?: FeatureFinder): StoredFields<Product, ProductAdmin> => ({
  schema: productAdminSchema,
  fieldsOf: (product) => ({
    ...product,
    price: toEurosOrNull(product.priceCents),
    subscriptionPrice: toEurosOrNull(product.subscriptionPriceCents),
    enhancedServicePrice: toEurosOrNull(product.enhancedServicePriceCents),
    features: product.features.map(({ title }) => title),
    productImages: [],
    publishedAt: product.publishedAt?.toISOString() ?? null,
  }),
  columnsOf: async (fields, { em, row, isSent }) => {
    const {
      price,
      subscriptionPrice,
      enhancedServicePrice,
      productImages,
      publishedAt,
      version: _,
      ...columns
    } = fields;
    const images = [...new Set([...columns.images, ...productImages])];
    return {
      ...columns,
      headerDescription: columns.headerDescription || null,
      priceCents: toCentsOrNull(price),
      subscriptionPriceCents: toCentsOrNull(subscriptionPrice),
      enhancedServicePriceCents: toCentsOrNull(enhancedServicePrice),
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
      images,
      image: columns.image ?? images[0] ?? null,
      features: isSent('features') ? await linkByTitle(em, columns.features, row.features, find) : row.features,
      translations: isSent('translations') ? columns.translations : realigned(row, columns.features),
    };
  },
  columnNames: {
    price: ['priceCents'],
    subscriptionPrice: ['subscriptionPriceCents'],
    enhancedServicePrice: ['enhancedServicePriceCents'],
    images: ['images', 'image'],
    productImages: ['images', 'image'],
    features: ['features', 'translations'],
  },
});
