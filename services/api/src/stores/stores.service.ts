import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { inLanguage } from '../common/translations.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import { picturesColumn, picturesOf, type Pictures } from '../media/pictures.js';
import type { StoreDto } from './store.dto.js';
import type { Store } from './store.entity.js';

type StoreRow = Pick<Store, Exclude<keyof StoreDto, 'pictures'> | 'translations'>;

const COLUMNS = selectList<Store, StoreRow>({
  id: true,
  name: true,
  address: true,
  city: true,
  state: true,
  country: true,
  postalCode: true,
  phone: true,
  email: true,
  website: true,
  description: true,
  services: true,
  image: true,
  latitude: true,
  longitude: true,
  isActive: true,
  translations: true,
});
const STATEMENT = `select ${COLUMNS}, ${picturesColumn('array[stores.image]')} from stores where is_active`;

/** Public reads of the stores. */
@Injectable()
export class StoresService {
  constructor(private readonly database: Database) {}

  /** The active stores by name. */
  async list(language: Language): Promise<StoreDto[]> {
    const rows = await this.database.query<StoreRow & { pictures: Pictures | null }>(STATEMENT);
    const stores = rows.map(({ translations, ...store }) => ({
      ...store,
      description: inLanguage({ ...store, translations }, 'description', language),
      services: inLanguage({ ...store, translations }, 'services', language),
      pictures: picturesOf(store.pictures, [store.image]),
    }));
    return stores.sort((a, b) => alphabet(language)(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }
}
