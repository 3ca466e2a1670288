import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import { picturesColumn, picturesOf, type Pictures } from '../media/pictures.js';
import type { StoreDto } from './store.dto.js';
import type { StoreTexts } from './store.entity.js';

const COLUMNS = `
  id, name, address, city, state, country, postal_code as "postalCode", phone, email, website, description, services,
  image, latitude, longitude, is_active as "isActive", translations, ${picturesColumn('array[stores.image]')}`;

type StoreRow = Omit<StoreDto, 'pictures'> & { translations: Translations<StoreTexts>; pictures: Pictures | null };

/** Public reads of the stores. */
@Injectable()
export class StoresService {
  constructor(private readonly database: Database) {}

  /** The active stores by name. */
  async list(language: Language): Promise<StoreDto[]> {
    const rows = await this.database.query<StoreRow>(`select ${COLUMNS} from stores where is_active`);
    const stores = rows.map(({ translations, ...store }) => ({
      ...store,
      description: inLanguage({ ...store, translations }, 'description', language),
      services: inLanguage({ ...store, translations }, 'services', language),
      pictures: picturesOf(store.pictures, [store.image]),
    }));
    return stores.sort((a, b) => alphabet(language)(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }
}
