import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { notFound } from '../common/errors/api-error.js';
import { Database } from '../database/database.js';
import { PicturesService, picturesOf } from '../media/pictures.service.js';
import { picturePaths, presentProduct, type LibraryFeature, type ProductRow } from './present-product.js';
import type { ProductDto } from './product.dto.js';

const COLUMNS = `
  id, name, subtitle, description, price_cents as "priceCents", subscription_price_cents as "subscriptionPriceCents",
  enhanced_service_price_cents as "enhancedServicePriceCents", image, images, video, header_video as "headerVideo",
  header_title as "headerTitle", header_description as "headerDescription", product_video as "productVideo",
  video_heading as "videoHeading", features, colors, materials, display_order as "displayOrder", translations`;

/** Public reads of the app editions. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {}

  /** All products by display order, then by name in the language asked for. */
  async list(language: Language): Promise<ProductDto[]> {
    const rows = await this.database.query<ProductRow>(`select ${COLUMNS} from products`);
    const products = await this.present(rows, language);
    return products.sort((a, b) => a.displayOrder - b.displayOrder || a.name.localeCompare(b.name, language));
  }

  /** @throws ApiError 404 `Product not found` */
  async get(id: string, language: Language): Promise<ProductDto> {
    const rows = await this.database.query<ProductRow>(`select ${COLUMNS} from products where id = $1`, [id]);
    const [product] = await this.present(rows, language);
    if (!product) throw notFound('Product');
    return product;
  }

  private async present(rows: ProductRow[], language: Language): Promise<ProductDto[]> {
    const library = await this.library(rows);
    const products = rows.map((row) => presentProduct(row, library, language));
    const pictures = await this.pictures.find(products.flatMap(picturePaths));
    return products.map((product) => ({ ...product, pictures: picturesOf(pictures, picturePaths(product)) }));
  }

  private async library(rows: ProductRow[]): Promise<Map<string, LibraryFeature>> {
    const ids = new Set(rows.flatMap(({ features }) => features.flatMap(({ id }) => id ?? [])));
    if (ids.size === 0) return new Map();
    const features = await this.database.query<LibraryFeature>(
      'select id, title, description, image, translations from features where id = any($1)',
      [[...ids]],
    );
    return new Map(features.map((feature) => [feature.id, feature]));
  }
}
