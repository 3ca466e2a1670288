import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { accessoryResource, type AccessoryListQuery, type Language } from '@vitrine/schemas';
import { alphabet } from '../../common/alphabet.js';
import { notFound } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import { picturesColumn, getPictures, type Pictures } from '../../files/media/pictures.js';
import { PicturesService } from '../../files/media/pictures.service.js';
import { ResourceAdminService, toAdminAnswer, toAnswer } from '../../resource/index.js';
import { Accessory, type AccessoryAdminDto, type AccessoryDto, accessoryTable, picturePaths } from './accessory.js';

/** A row of `accessories` with what is known of its pictures. */
type AccessoryRow = Accessory & { pictures: Pictures | null };

const { columns, adminColumns } = accessoryTable;
const PICTURES = picturesColumn(
  'array(select jsonb_array_elements_text(accessories.images)) || accessories.main_image',
);
const FILTERED = {
  name: 'accessories-filtered',
  text: `
    select ${columns}, ${PICTURES} from accessories
    where ($1::text is null or category = $1) and ($2::boolean is null or is_in_stock = $2)`,
};
const ONE = { name: 'accessory', text: `select ${columns}, ${PICTURES} from accessories where id = $1` };
const ALL = `select ${columns}, ${adminColumns}, ${PICTURES} from accessories`;

/** Public reads of the accessories. */
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
    return found
      .map((row) => shown(row, language))
      .sort((a, b) => alphabet(language)(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }

  /** @throws ApiError 404 `Accessory not found` */
  async get(id: string, language: Language): Promise<AccessoryDto> {
    const [row] = await this.database.query<AccessoryRow>(ONE, [id]);
    if (row === undefined) throw notFound('Accessory');
    return shown(row, language);
  }
}

/** The accessories as staff keep them, by name. Orders keep the name and price of a deleted one; coupons that name it apply to nothing more. */
@Injectable()
export class AccessoriesAdminService extends ResourceAdminService<typeof accessoryResource, AccessoryAdminDto> {
  protected readonly resource = accessoryResource;
  protected readonly entity = Accessory;

  constructor(
    em: EntityManager,
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {
    super(em);
  }

  /** All accessories with their pictures, by one statement. */
  override async list(): Promise<AccessoryAdminDto[]> {
    const rows = await this.database.query<AccessoryRow>(ALL);
    return this.sorted(rows).map((row) => ({
      ...toAdminAnswer(accessoryResource, row),
      pictures: getPictures(row.pictures, picturePaths(row)),
    }));
  }

  protected compare(a: Accessory, b: Accessory): number {
    return alphabet('de')(a.name, b.name);
  }

  protected answers(accessories: readonly Accessory[]): Promise<AccessoryAdminDto[]> {
    return this.pictures.addToAll(
      accessories.map((accessory) => toAdminAnswer(accessoryResource, accessory)),
      picturePaths,
    );
  }
}

const shown = (row: AccessoryRow, language: Language): AccessoryDto => ({
  ...toAnswer(accessoryResource, row, language),
  pictures: getPictures(row.pictures, picturePaths(row)),
});

/** @param wanted {@link folded} */
function mentions({ name, brand, description, translations: { en } }: AccessoryRow, wanted: string): boolean {
  return [name, brand, description, en?.name, en?.description].some((text) => text && folded(text).includes(wanted));
}

/** One form for a letter with its accent, however it was typed, and for both cases. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();
