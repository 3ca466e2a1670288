import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import { changedWhole, changeVersioned, insertRow, removeRow } from '../common/admin-entity/index.js';
import { newId } from '../common/ids.js';
import { toCentsOrNull, toEurosOrNull } from '../common/money.js';
import { linkByTitle, realigned } from './feature-links.js';
import type { ProductAdminDto } from './product.dto.js';
import { Product, type ProductFeature } from './product.entity.js';
import { ProductsService } from './products.service.js';

/** The app editions as staff keep them. */
@Injectable()
export class ProductsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async create(input: ProductAdmin): Promise<ProductAdminDto> {
    const features = await linkByTitle(this.em.fork(), input.features);
    const product = assign(new Product(), input, features);
    product.id = newId();
    await insertRow(this.em, product);
    return this.products.getForStaff(product.id);
  }

  /**
   * Changes any subset of the fields; `productImages` are appended.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`
   */
  async update(id: string, changes: Readonly<Record<string, unknown>>): Promise<ProductAdminDto> {
    await changeVersioned(this.em, Product, id, 'Product', async (product, em) => {
      const input = changedWhole(productAdminSchema, fieldsOf(product), changes);
      if (!('features' in changes)) {
        assign(product, input, product.features);
        return;
      }
      const translations = 'translations' in changes ? input.translations : realigned(product, input.features);
      assign(product, input, await linkByTitle(em, input.features, product.features));
      product.translations = translations;
    });
    return this.products.getForStaff(id);
  }

  /** Orders keep the product's name and price; coupons that name it apply to nothing more. @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await removeRow(this.em, Product, id, 'Product');
  }
}

function assign(product: Product, input: ProductAdmin, features: ProductFeature[]): Product {
  const { price, subscriptionPrice, enhancedServicePrice, productImages, image, version: _, ...fields } = input;
  const images = [...new Set([...fields.images, ...productImages])];
  return Object.assign(product, fields, {
    headerDescription: fields.headerDescription || null,
    priceCents: toCentsOrNull(price),
    subscriptionPriceCents: toCentsOrNull(subscriptionPrice),
    enhancedServicePriceCents: toCentsOrNull(enhancedServicePrice),
    images,
    image: image ?? images[0] ?? null,
    features,
  });
}

/** The present fields as a body would give them. */
const fieldsOf = (product: Product) => ({
  ...product,
  price: toEurosOrNull(product.priceCents),
  subscriptionPrice: toEurosOrNull(product.subscriptionPriceCents),
  enhancedServicePrice: toEurosOrNull(product.enhancedServicePriceCents),
  features: product.features.map(({ title }) => title),
});
