import { Injectable } from '@nestjs/common';
import { TRANSLATED_LANGUAGES, type AccessoryListQuery, type Language } from '@vitrine/schemas';
import { byText } from '../../common/alphabet.js';
import { notFound } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import { ResourceAdminService, toAnswer } from '../../resource/index.js';
import { type Accessory, type AccessoryDto, accessoryTable } from './accessory.js';

const FILTERED = {
  name: 'accessories-filtered',
  text: `
    ${accessoryTable.select}
    where ($1::text is null or category = $1) and ($2::boolean is null or is_in_stock = $2)`,
};
const ONE = { name: 'accessory', text: `${accessoryTable.select} where id = $1` };

/** Public reads of the accessories. */
@Injectable()
export class AccessoriesService {
  constructor(private readonly database: Database) {}

  /**
   * The accessories that match every given filter, sorted by name in the language of the request. `search` looks at name, brand and description in
   * all languages, ignoring case.
   */
  async list({ category, inStock, search }: AccessoryListQuery, language: Language): Promise<AccessoryDto[]> {
    const rows = await this.database.forVisitors.query<Accessory>(FILTERED, [
      category ?? null,
      inStock === undefined ? null : inStock === 'true',
    ]);
    // Not in SQL, because the case folding of non-ASCII letters depends on the locale of the database.
    const wanted = folded(search);
    const found = wanted === '' ? rows : rows.filter((row) => mentions(row, wanted));
    return found.map((row) => toAnswer(accessoryTable, row, language)).sort(byText('name', language));
  }

  /** @throws ApiError 404 `Accessory not found` */
  async get(id: string, language: Language): Promise<AccessoryDto> {
    const [row] = await this.database.forVisitors.query<Accessory>(ONE, [id]);
    if (row === undefined) throw notFound('Accessory');
    return toAnswer(accessoryTable, row, language);
  }
}

/** Accessories for staff, by name. Orders keep the name and price of a deleted one; coupons for it no longer apply to it. */
@Injectable()
export class AccessoriesAdminService extends ResourceAdminService<typeof accessoryTable> {
  protected readonly table = accessoryTable;
  protected readonly compare = byText('name', 'de');
}

/** @param wanted {@link folded} */
function mentions({ name, brand, description, translations }: Accessory, wanted: string): boolean {
  const translated = TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = translations[language];
    return [texts?.name, texts?.description];
  });
  return [name, brand, description, ...translated].some((text) => text && folded(text).includes(wanted));
}

/** Normalizes composed and decomposed accents, and upper and lower case. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();
