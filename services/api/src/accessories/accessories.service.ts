import { Injectable } from '@nestjs/common';
import type { AccessoryListQuery, Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { notFound } from '../common/errors/api-error.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import { picturesColumn } from '../media/pictures.js';
import type { AccessoryAdminDto, AccessoryDto } from './accessory.dto.js';
import type { Accessory } from './accessory.entity.js';
import { presentAccessory, presentForStaff, type AccessoryRow } from './present-accessory.js';

const ALL_COLUMNS = selectList<Accessory, Accessory>({
  id: true,
  name: true,
  subtitle: true,
  brand: true,
  description: true,
  category: true,
  priceCents: true,
  material: true,
  color: true,
  size: true,
  weightGrams: true,
  stock: true,
  isInStock: true,
  mainImage: true,
  images: true,
  features: true,
  specifications: true,
  translations: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
});
const PICTURES = picturesColumn(
  'array(select jsonb_array_elements_text(accessories.images)) || accessories.main_image',
);
const COLUMNS = `${ALL_COLUMNS}, ${PICTURES}`;

const FILTERED = {
  name: 'accessories-filtered',
  text: `
    select ${COLUMNS} from accessories
    where ($1::text is null or category = $1) and ($2::boolean is null or is_in_stock = $2)`,
};
const ONE = { name: 'accessory', text: `select ${COLUMNS} from accessories where id = $1` };

/** Reads of the accessories: in one language for visitors, in German with all that belongs to it for staff. */
@Injectable()
export class AccessoriesService {
  constructor(private readonly database: Database) {}

  /**
   * The accessories that match every filter given, by name in the language asked for. `search` looks into name, brand and
   * description of both languages, whatever the case.
   */
  async list({ category, inStock, search }: AccessoryListQuery, language: Language): Promise<AccessoryDto[]> {
    const rows = await this.database.query<AccessoryRow>(FILTERED, [
      category ?? null,
      inStock === undefined ? null : inStock === 'true',
    ]);
    // Not in SQL: whether the database folds the case of letters beyond ASCII depends on its locale.
    const wanted = folded(search);
    const found = wanted === '' ? rows : rows.filter((row) => mentions(row, wanted));
    return sorted(
      found.map((row) => presentAccessory(row, language)),
      language,
    );
  }

  /** @throws ApiError 404 `Accessory not found` */
  async get(id: string, language: Language): Promise<AccessoryDto> {
    return presentAccessory(await this.row(id), language);
  }

  /** All accessories, also those out of stock, by name. */
  async listForStaff(): Promise<AccessoryAdminDto[]> {
    const rows = await this.database.query<AccessoryRow>(`select ${COLUMNS} from accessories`);
    return sorted(rows.map(presentForStaff), 'de');
  }

  /** @throws ApiError 404 `Accessory not found` */
  async getForStaff(id: string): Promise<AccessoryAdminDto> {
    return presentForStaff(await this.row(id));
  }

  private async row(id: string): Promise<AccessoryRow> {
    const [row] = await this.database.query<AccessoryRow>(ONE, [id]);
    if (row === undefined) throw notFound('Accessory');
    return row;
  }
}

const sorted = <Shown extends AccessoryDto>(accessories: Shown[], language: Language): Shown[] => {
  const alphabetical = alphabet(language);
  return accessories.sort((a, b) => alphabetical(a.name, b.name) || (a.id < b.id ? -1 : 1));
};

/** @param wanted {@link folded} */
function mentions({ name, brand, description, translations: { en } }: AccessoryRow, wanted: string): boolean {
  return [name, brand, description, en?.name, en?.description].some((text) => text && folded(text).includes(wanted));
}

/** One form for a letter with its accent, however it was typed, and for both cases. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();
