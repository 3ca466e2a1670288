import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Language, storeResource } from '@vitrine/schemas';
import { alphabet } from '../../common/alphabet.js';
import { Database } from '../../database/database.js';
import { picturesColumn, getPictures, type Pictures } from '../../files/media/pictures.js';
import { PicturesService } from '../../files/media/pictures.service.js';
import { ResourceAdminService, toAdminAnswer, toAnswer } from '../../resource/index.js';
import { Store, storeTable, type StoreAdminDto, type StoreDto } from './store.js';

const STATEMENT = `select ${storeTable.columns}, ${picturesColumn('array[stores.image]')} from stores where is_active`;

/** Public reads of the stores. */
@Injectable()
export class StoresService {
  constructor(private readonly database: Database) {}

  /** The active stores by name. */
  async list(language: Language): Promise<StoreDto[]> {
    const rows = await this.database.query<Store & { pictures: Pictures | null }>(STATEMENT);
    const stores = rows.map(({ pictures, ...store }) => ({
      ...toAnswer(storeResource, store, language),
      pictures: getPictures(pictures, [store.image]),
    }));
    return stores.sort((a, b) => alphabet(language)(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }
}

/** Stores as staff keep them, by name. */
@Injectable()
export class StoresAdminService extends ResourceAdminService<typeof storeResource, StoreAdminDto> {
  protected readonly resource = storeResource;
  protected readonly entity = Store;

  constructor(
    em: EntityManager,
    private readonly pictures: PicturesService,
  ) {
    super(em);
  }

  protected compare(a: Store, b: Store): number {
    return alphabet('en')(a.name, b.name);
  }

  protected answers(stores: readonly Store[]): Promise<StoreAdminDto[]> {
    return this.pictures.addToAll(
      stores.map((store) => toAdminAnswer(storeResource, store)),
      ({ image }) => [image],
    );
  }
}
