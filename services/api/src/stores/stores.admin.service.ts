import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { storeAdminSchema, type StoreAdmin } from '@vitrine/schemas';
import { alphabet } from '../common/alphabet.js';
import {
  adminFields,
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  removeRow,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { PublicReadCache } from '../common/public-read-cache/public-read-cache.js';
import { PicturesService } from '../media/pictures.service.js';
import type { StoreAdminDto } from './store.dto.js';
import { Store } from './store.entity.js';

/** Stores as staff keep them. */
@Injectable()
export class StoresAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: PicturesService,
    private readonly publicReads: PublicReadCache,
  ) {}

  /** All stores, also the inactive ones, by name. */
  async list(): Promise<StoreAdminDto[]> {
    const stores = await this.em.fork().findAll(Store);
    const shown = await this.pictures.addToAll(stores.map(fieldsOf), ({ image }) => [image]);
    return shown.sort((a, b) => alphabet('en')(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }

  async create(input: StoreAdmin): Promise<StoreAdminDto> {
    const store = await fillRow(this.em, storeFields, new Store(), input);
    store.id = newId();
    return this.shown(insertRow(this.em, store));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<StoreAdminDto> {
    return this.shown(
      changeVersioned(this.em, Store, id, 'Store', (store, em) => changeRow(em, storeFields, store, changes), expected),
    );
  }

  /** @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, Store, id, 'Store', expected);
    this.publicReads.drop('stores');
  }

  private async shown(write: Promise<Store>): Promise<StoreAdminDto> {
    const store = await write;
    this.publicReads.drop('stores');
    return this.pictures.addTo(fieldsOf(store), [store.image]);
  }
}

const fieldsOf = (store: Store): Omit<StoreAdminDto, 'pictures'> => ({
  id: store.id,
  name: store.name,
  address: store.address,
  city: store.city,
  state: store.state,
  country: store.country,
  postalCode: store.postalCode,
  phone: store.phone,
  email: store.email,
  website: store.website,
  description: store.description,
  services: store.services,
  image: store.image,
  latitude: store.latitude,
  longitude: store.longitude,
  isActive: store.isActive,
  translations: store.translations,
  ...adminFields(store),
});

const storeFields: StoredFields<Store, StoreAdmin> = {
  schema: storeAdminSchema,
  fieldsOf,
  columnsOf: ({ version: _, ...columns }) => columns,
  columnNames: {},
};
