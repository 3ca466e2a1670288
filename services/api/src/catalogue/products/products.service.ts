import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { byText } from '../../common/alphabet.js';
import { notFound } from '../../common/errors/api-error.js';
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
  translations: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
});

/** The server that is read from. */
type Reading = Pick<Database, 'query'>;

type Library = ReadonlyMap<string, LibraryFeature>;

/** Reads of the app editions: in one language for visitors, in German with all that belongs to it for staff. */
@Injectable()
export class ProductsService {
  constructor(private readonly database: Database) {}

  /** All products by display order, then by name in the language asked for. */
  async list(language: Language): Promise<ProductDto[]> {
    return sorted(
      await this.read(this.database.forVisitors, (row, library) => presentProduct(row, library, language)),
      language,
    );
  }

  /** @throws ApiError 404 `Product not found` */
  async get(id: string, language: Language): Promise<ProductDto> {
    return only(
      await this.read(this.database.forVisitors, (row, library) => presentProduct(row, library, language), id),
    );
  }

  /** All products by display order, then by name. */
  async listForStaff(): Promise<ProductAdminDto[]> {
    return sorted(await this.read(this.database.forStaff, presentForStaff), 'de');
  }

  /** @throws ApiError 404 `Product not found` */
  async getForStaff(id: string): Promise<ProductAdminDto> {
    return only(await this.read(this.database, presentForStaff, id));
  }

  private async read<Shown extends ProductWithoutPictures>(
    from: Reading,
    show: (row: ProductRow, library: Library) => Shown,
    id: string | null = null,
  ): Promise<(Shown & Pick<ProductDto, 'pictures'>)[]> {
    const rows = await from.query<ProductRow>(`select ${COLUMNS} from products where $1::uuid is null or id = $1`, [
      id,
    ]);
    const library = await this.library(from, rows);
    const products = rows.map((row) => show(row, library));
    const known = await knownPictures(from, products.flatMap(picturePaths));
    return products.map((product) => ({ ...product, pictures: getPictures(known, picturePaths(product)) }));
  }

  private async library(from: Reading, rows: ProductRow[]): Promise<Library> {
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
