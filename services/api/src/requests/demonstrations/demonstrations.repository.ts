import { Injectable } from '@nestjs/common';
import type { DemonstrationKind } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { insertsRequests, type NewRequest } from '../visitor-requests/insert-request.js';
import { DEMONSTRATIONS } from './demonstration-definition.js';

/** The place and times that a demonstration is asked for. */
interface DemonstrationColumns {
  kind: DemonstrationKind;
  storeId: string | null;
  place: string | null;
  timeZone: string;
  wishes: readonly Date[];
}

/** The facts of a store that are stored with a request. */
interface StorePlace {
  /** Name and address in one line. */
  place: string;
  timeZone: string;
}

const insert = insertsRequests<DemonstrationColumns & Pick<NewRequest, 'createdAt'>>(DEMONSTRATIONS, (given) => ({
  kind: sql`${given.kind}::text`,
  store_id: sql`${given.storeId}::uuid`,
  place: sql`${given.place}::text`,
  time_zone: sql`${given.timeZone}::text`,
  wishes: sql`${given.wishes}::timestamptz[]`,
  consented_at: sql`${given.createdAt}::timestamptz`,
}));

/** Writes new requests for a demonstration, and reads the stores that may be chosen. */
@Injectable()
export class DemonstrationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * A request with its search index, its mails and its idempotency key, in one statement and so in one transaction.
   * @returns false when the key is taken; nothing is written then
   */
  insert(request: NewRequest & DemonstrationColumns): Promise<boolean> {
    return insert(this.database, request);
  }

  /** The store with this id, if visitors see it. */
  async findPlace(storeId: string): Promise<StorePlace | undefined> {
    const [store] = await this.database.run(
      db
        .selectFrom('stores')
        .select(['name', 'address', 'postal_code', 'city', 'time_zone as timeZone'])
        .where('id', '=', storeId)
        .where('is_active', '=', true),
    );
    if (!store) return undefined;
    const city = [store.postal_code, store.city].filter(Boolean).join(' ');
    return { place: `${store.name}, ${store.address}, ${city}`, timeZone: store.timeZone };
  }
}
