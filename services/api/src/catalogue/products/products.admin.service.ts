import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import {
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  removeRow,
  type StoredFields,
} from '../../common/admin-entity/index.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { newId } from '../../common/ids.js';
import { toCentsOrNull, toEurosOrNull } from '../../common/money.js';
import { linkByTitle, realigned } from './feature-links.js';
import type { ProductAdminDto } from './product.dto.js';
import { Product } from './product.entity.js';
import { ProductsService } from './products.service.js';

/** The app editions as staff keep them. */
@Injectable()
export class ProductsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async create(input: ProductAdmin): Promise<ProductAdminDto> {
    const product = await fillRow(this.em.fork(), productFields, new Product(), input);
    product.id = newId();
    await insertRow(this.em, product);
    return this.products.getForStaff(product.id);
  }

  /**
   * Changes any subset of the fields; `productImages` are appended.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<ProductAdminDto> {
    await changeVersioned(
      this.em,
      Product,
      id,
      'Product',
      (product, em) => changeRow(em, productFields, product, changes),
      expected,
    );
    return this.products.getForStaff(id);
  }

  /** Orders keep the product's name and price; coupons that name it apply to nothing more. @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, Product, id, 'Product', expected);
  }
}

const productFields: StoredFields<Product, ProductAdmin> = {
  schema: productAdminSchema,
  fieldsOf: (product) => ({
    ...product,
    price: toEurosOrNull(product.priceCents),
    subscriptionPrice: toEurosOrNull(product.subscriptionPriceCents),
    enhancedServicePrice: toEurosOrNull(product.enhancedServicePriceCents),
    features: product.features.map(({ title }) => title),
    productImages: [],
  }),
  columnsOf: async (fields, { em, row, isSent }) => {
    const { price, subscriptionPrice, enhancedServicePrice, productImages, version: _, ...columns } = fields;
    const images = [...new Set([...columns.images, ...productImages])];
    return {
      ...columns,
      headerDescription: columns.headerDescription || null,
      priceCents: toCentsOrNull(price),
      subscriptionPriceCents: toCentsOrNull(subscriptionPrice),
      enhancedServicePriceCents: toCentsOrNull(enhancedServicePrice),
      images,
      image: columns.image ?? images[0] ?? null,
      features: isSent('features') ? await linkByTitle(em, columns.features, row.features) : row.features,
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
};
