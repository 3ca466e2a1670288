import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import { PicturesService } from '../media/pictures.service.js';
import type { StoreDto } from './store.dto.js';
import type { StoreTexts } from './store.entity.js';

const COLUMNS = `
  id, name, address, city, state, country, postal_code as "postalCode", phone, email, website, description, services,
  image, latitude, longitude, is_active as "isActive", translations`;

type StoreRow = Omit<StoreDto, 'pictures'> & { translations: Translations<StoreTexts> };

/** Public reads of the stores. */
@Injectable()
export class StoresService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {}

  /** The active stores by name. */
  async list(language: Language): Promise<StoreDto[]> {
    const rows = await this.database.query<StoreRow>(`select ${COLUMNS} from stores where is_active`);
    const stores = rows.map(({ translations, ...store }) => ({
      ...store,
      description: inLanguage({ ...store, translations }, 'description', language),
      services: inLanguage({ ...store, translations }, 'services', language),
    }));
    return (await this.pictures.addToAll(stores, ({ image }) => [image])).sort(
      (a, b) => alphabet(language)(a.name, b.name) || (a.id < b.id ? -1 : 1),
    );
  }
}
