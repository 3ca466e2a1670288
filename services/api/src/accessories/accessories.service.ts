import { Injectable } from '@nestjs/common';
import type { AccessoryListQuery, Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { notFound } from '../common/errors/api-error.js';
import { Database } from '../database/database.js';
import { PicturesService, picturesOf } from '../media/pictures.service.js';
import type { AccessoryAdminDto, AccessoryDto } from './accessory.dto.js';
import {
  picturePaths,
  presentAccessory,
  presentForStaff,
  type AccessoryRow,
  type AccessoryStaffRow,
  type AccessoryWithoutPictures,
} from './present-accessory.js';

const COLUMNS = `
  id, name, subtitle, brand, description, category, price_cents as "priceCents", material, color, size,
  weight_grams as "weight", stock, is_in_stock as "isInStock", main_image as "mainImage", images, features,
  specifications, translations`;
const STAFF_COLUMNS = `${COLUMNS}, version, created_at as "createdAt", updated_at as "updatedAt"`;

const FILTERED = {
  name: 'accessories-filtered',
  text: `
    select ${COLUMNS} from accessories
    where ($1::text is null or category = $1) and ($2::boolean is null or is_in_stock = $2)`,
};

/** Reads of the accessories: in one language for visitors, in German with all that belongs to it for staff. */
@Injectable()
export class AccessoriesService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {}

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
    return sorted(await this.present(found, (row) => presentAccessory(row, language)), language);
  }

  /** @throws ApiError 404 `Accessory not found` */
  async get(id: string, language: Language): Promise<AccessoryDto> {
    return only(await this.present(await this.row(id), (row) => presentAccessory(row, language)));
  }

  /** All accessories, also those out of stock, by name. */
  async listForStaff(): Promise<AccessoryAdminDto[]> {
    const rows = await this.database.query<AccessoryStaffRow>(`select ${STAFF_COLUMNS} from accessories`);
    return sorted(await this.present(rows, presentForStaff), 'de');
  }

  /** @throws ApiError 404 `Accessory not found` */
  async getForStaff(id: string): Promise<AccessoryAdminDto> {
    return only(await this.present(await this.row(id), presentForStaff));
  }

  private row(id: string): Promise<AccessoryStaffRow[]> {
    return this.database.query<AccessoryStaffRow>(`select ${STAFF_COLUMNS} from accessories where id = $1`, [id]);
  }

  private async present<Row extends AccessoryRow, Shown extends AccessoryWithoutPictures>(
    rows: Row[],
    show: (row: Row) => Shown,
  ): Promise<(Shown & Pick<AccessoryDto, 'pictures'>)[]> {
    const accessories = rows.map(show);
    const pictures = await this.pictures.find(accessories.flatMap(picturePaths));
    return accessories.map((accessory) => ({ ...accessory, pictures: picturesOf(pictures, picturePaths(accessory)) }));
  }
}

const sorted = <Shown extends AccessoryDto>(accessories: Shown[], language: Language): Shown[] => {
  const alphabetical = alphabet(language);
  return accessories.sort((a, b) => alphabetical(a.name, b.name) || (a.id < b.id ? -1 : 1));
};

function only<Shown>([accessory]: Shown[]): Shown {
  if (accessory === undefined) throw notFound('Accessory');
  return accessory;
}

/** @param wanted {@link folded} */
function mentions({ name, brand, description, translations: { en } }: AccessoryRow, wanted: string): boolean {
  return [name, brand, description, en?.name, en?.description].some((text) => text && folded(text).includes(wanted));
}

/** One form for a letter with its accent, however it was typed, and for both cases. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();
