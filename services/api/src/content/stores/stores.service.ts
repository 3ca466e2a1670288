import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { byText } from '../../common/alphabet.js';
import { Database } from '../../database/database.js';
import { ResourceAdminService, toAnswer } from '../../resource/index.js';
import { type Store, storeTable, type StoreDto } from './store.js';

const ACTIVE = `${storeTable.select} where is_active`;

/** Public reads of the stores. */
@Injectable()
export class StoresService {
  constructor(private readonly database: Database) {}

  /** The active stores by name. */
  async list(language: Language): Promise<StoreDto[]> {
    const stores = await this.database.forVisitors.query<Store>(ACTIVE);
    return stores.map((store) => toAnswer(storeTable, store, language)).sort(byText('name', language));
  }
}

/** Stores for staff, by name. */
@Injectable()
export class StoresAdminService extends ResourceAdminService<typeof storeTable> {
  protected readonly table = storeTable;
  protected readonly compare = byText('name', 'en');
}
