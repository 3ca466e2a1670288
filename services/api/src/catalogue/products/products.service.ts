import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/schemas';
import { byText } from '../../common/alphabet.js';
import { notFound } from '../../common/errors/api-error.js';
import { APPEARS_IN, type AppearingRow, appearsNext, isShown } from '../../common/publication/shown-rows.js';
import { endsIn } from '../../common/public-read-cache/answer-end.js';
import { Database } from '../../database/database.js';
import { selectList } from '../../database/select-list.js';
import { knownPictures } from '../../files/media/known-pictures.js';
import { getPictures } from '../../files/media/pictures.js';
import {
  picturePaths,
  presentForStaff,
  presentProduct,
  type LibraryFeature,
  type ProductRow,
  type ProductWithoutPictures,
} from './present-product.js';
import type { ProductAdminDto, ProductDto } from './product.dto.js';
import type { Product } from './product.entity.js';

const COLUMNS = selectList<Product, ProductRow>({
  id: true,
  name: true,
  subtitle: true,
  description: true,
  priceCents: true,
  subscriptionPriceCents: true,
  enhancedServicePriceCents: true,
  image: true,
  images: true,
  video: true,
  headerVideo: true,
  headerTitle: true,
  headerDescription: true,
  productVideo: true,
  videoHeading: true,
  features: true,
  colors: true,
  materials: true,
  displayOrder: true,
  published: true,
  publishedAt: true,
  translations: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
});

const ONE_OR_ALL = '($1::uuid is null or id = $1)';
const ALL = `select ${COLUMNS} from products where ${ONE_OR_ALL}`;
/** Products that are published, now or at their publication time. */
const SWITCHED_ON = `select ${COLUMNS}, ${APPEARS_IN} from products where published and ${ONE_OR_ALL}`;

/** The connection pool to read from. */
type Reading = Pick<Database, 'query'>;

type Library = ReadonlyMap<string, LibraryFeature>;

/** Reads app editions: in one language for visitors, in German with translations and admin fields for staff. */
@Injectable()
export class ProductsService {
  constructor(private readonly database: Database) {}

  /** All products by display order, then by name in the language of the request. */
  async list(language: Language): Promise<ProductDto[]> {
    const rows = await this.readSwitchedOn(null);
    return endsIn(sorted(await this.presentForVisitors(rows, language), language), appearsNext(rows));
  }

  /** @throws ApiError 404 `Product not found`, also for a product that visitors do not see */
  async get(id: string, language: Language): Promise<ProductDto> {
    return only(await this.presentForVisitors(await this.readSwitchedOn(id), language));
  }

  /** A product as visitors would see it if it were published. @throws ApiError 404 `Product not found` */
  async preview(id: string, language: Language): Promise<ProductDto> {
    const rows = await this.database.query<ProductRow>(ALL, [id]);
    return only(
      await this.present(this.database, rows, (row, library) => presentProduct(row, library, language), language),
    );
  }

  /** All products by display order, then by name. */
  async listForStaff(): Promise<ProductAdminDto[]> {
    return sorted(await this.readForStaff(this.database.forStaff, null), 'de');
  }

  /** @throws ApiError 404 `Product not found` */
  async getForStaff(id: string): Promise<ProductAdminDto> {
    return only(await this.readForStaff(this.database, id));
  }

  private readSwitchedOn(id: string | null): Promise<(ProductRow & AppearingRow)[]> {
    return this.database.forVisitors.query<ProductRow & AppearingRow>(SWITCHED_ON, [id]);
  }

  private presentForVisitors(rows: readonly (ProductRow & AppearingRow)[], language: Language): Promise<ProductDto[]> {
    const show = (row: ProductRow, library: Library) => presentProduct(row, library, language);
    return this.present(this.database.forVisitors, rows.filter(isShown), show, language);
  }

  private async readForStaff(from: Reading, id: string | null): Promise<ProductAdminDto[]> {
    return this.present(from, await from.query<ProductRow>(ALL, [id]), presentForStaff, DEFAULT_LANGUAGE);
  }

  private async present<Shown extends ProductWithoutPictures>(
    from: Reading,
    rows: readonly ProductRow[],
    show: (row: ProductRow, library: Library) => Shown,
    language: Language,
  ): Promise<(Shown & Pick<ProductDto, 'pictures'>)[]> {
    const library = await this.library(from, rows);
    const products = rows.map((row) => show(row, library));
    const known = await knownPictures(from, products.flatMap(picturePaths));
    return products.map((product) => ({ ...product, pictures: getPictures(known, picturePaths(product), language) }));
  }

  private async library(from: Reading, rows: readonly ProductRow[]): Promise<Library> {
    const ids = new Set(rows.flatMap(({ features }) => features.flatMap(({ id }) => id ?? [])));
    if (ids.size === 0) return new Map();
    const features = await from.query<LibraryFeature>(
      'select id, title, description, image, screen, translations from features where id = any($1)',
      [[...ids]],
    );
    return new Map(features.map((feature) => [feature.id, feature]));
  }
}

const sorted = <Shown extends ProductDto>(products: Shown[], language: Language): Shown[] =>
  products.sort((a, b) => a.displayOrder - b.displayOrder || byText('name', language)(a, b));

function only<Shown>([product]: Shown[]): Shown {
  if (product === undefined) throw notFound('Product');
  return product;
}
