import { Injectable } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { Orders } from '../../../database/tables.js';
import { eraseEntries } from '../../desk/timeline/entries.js';
import { RECORDS } from '../../desk/record-kind.js';
import { ERASED, OrderPrivacy } from '../order-privacy.js';
import { changeTokens } from '../search/order-tokens.js';

type Locked = Pick<Selectable<Orders>, 'id' | 'seq' | 'customer'>;

/** Condition on `orders`: the row has personal data of the customer, or may have some in its notes or its design. */
export const HOLDS_A_PERSON = sql<boolean>`(erased_at is null or notes is not null or configuration is not null or admin_notes is not null)`;

/** Erases the customers of orders; items, times and prices stay. */
@Injectable()
export class OrderEraser {
  constructor(private readonly privacy: OrderPrivacy) {}

  /**
   * Erases customer, notes, design, entries of staff and search tokens, and deletes mails that were not sent, also of deleted orders. An order that
   * is erased already stays as it is. The callers erase the coupon uses afterwards (`forgetCustomers`).
   * @returns how many orders were erased
   */
  async erase(connection: Queryable, ids: readonly string[]): Promise<number> {
    const orders = await run(
      connection,
      db
        .selectFrom('orders')
        .select(['id', 'seq', 'customer'])
        .where('id', '=', anyOf(ids, 'uuid'))
        .where(HOLDS_A_PERSON)
        .orderBy('id')
        .forUpdate(),
    );
    if (orders.length === 0) return 0;
    const erased = orders.map(({ id }) => id);
    await this.removeFromSearch(connection, orders);
    await eraseEntries(connection, RECORDS.order, erased);
    await change(
      connection,
      db
        .updateTable('orders')
        .set((eb) => ({
          customer: ERASED,
          notes: null,
          configuration: null,
          admin_notes: null,
          email_token: null,
          erased_at: sql<Date>`coalesce(erased_at, now())`,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', anyOf(erased, 'uuid')),
    );
    await change(
      connection,
      db.deleteFrom('outbox').where('order_id', '=', anyOf(erased, 'uuid')).where('status', '<>', 'sent'),
    );
    return orders.length;
  }

  private async removeFromSearch(connection: Queryable, orders: readonly Locked[]): Promise<void> {
    const changes = orders
      .filter(({ customer }) => customer !== ERASED)
      .map(({ id, seq, customer: stored }) => {
        const customer = this.privacy.readCustomer(stored, id);
        return { seq, tokens: [], removed: customer ? this.privacy.allSearchTokens(customer) : null };
      });
    await changeTokens(connection, changes);
  }
}
