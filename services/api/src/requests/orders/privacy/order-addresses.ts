import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isSameAddress } from '../../../common/personal-data/canonical-address.js';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { OrderPrivacy } from '../order-privacy.js';
import { SELECT_ORDERS, type OrderRow } from '../order-row.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** An order of an address, possibly a deleted one that can still be restored. */
export interface FoundOrder extends OrderRow {
  deleted_at: Date | null;
}

/** Finds orders by the whole e-mail address, under every key. */
@Injectable()
export class OrderAddresses {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  /**
   * All orders of an address, including deleted ones, oldest first. Call {@link complete} before. An order whose customer cannot be read is found by
   * its token alone.
   */
  async find(on: Queryable, email: string): Promise<FoundOrder[]> {
    const found = await run(
      on,
      SELECT_ORDERS.select('deleted_at')
        .where('email_token', '=', anyOf(this.privacy.emailTokensToFind(email), 'bigint'))
        .orderBy('id'),
    );
    return found.filter(({ customer: stored, id }) => {
      const customer = this.privacy.readCustomer(stored, id);
      return !customer || isSameAddress(customer.email, email);
    });
  }

  /** Adds the token to orders that an earlier release wrote without one; after the first run there are none. Uses no transaction. */
  async complete(): Promise<void> {
    for (let last = FIRST; ;) {
      const batch = await this.database.run(
        db
          .selectFrom('orders')
          .select(['id', 'customer'])
          .where('email_token', 'is', null)
          .where('erased_at', 'is', null)
          .where('id', '>', last)
          .orderBy('id')
          .limit(BATCH),
      );
      const readable = batch.flatMap(({ id, customer: stored }) => {
        const customer = this.privacy.readCustomer(stored, id);
        return customer ? [{ id, token: this.privacy.emailToken(customer) }] : [];
      });
      const ids = readable.map(({ id }) => id);
      const tokens = readable.map(({ token }) => token);
      await this.database.change(
        sql`update orders o set email_token = t.token from unnest(${ids}::uuid[], ${tokens}::bigint[]) as t (id, token)
            where o.id = t.id and o.erased_at is null`,
      );
      if (batch.length < BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }
}
