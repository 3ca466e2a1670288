import { Injectable } from '@nestjs/common';
import { rows, type Queryable } from '../../database/database.js';
import { ERASED, OrderPrivacy } from '../order-privacy.js';

interface Locked {
  id: string;
  seq: string;
  customer: string;
}

/** Takes people out of orders: what was ordered, when and for how much stays, who ordered it does not. */
@Injectable()
export class OrderEraser {
  constructor(private readonly privacy: OrderPrivacy) {}

  /**
   * Erases customer, notes, staff's notes and search tokens; withdraws mails that were not sent. Deleted orders are erased as well. An order that is
   * erased already stays as it is. The coupons' part is theirs (`forgetCustomers`), and comes after.
   * @returns how many orders there were
   */
  async erase(connection: Queryable, ids: readonly string[]): Promise<number> {
    const orders = await rows<Locked>(
      connection,
      `select id, seq, customer from orders
       where id = any ($1::uuid[]) and (erased_at is null or notes is not null or admin_notes is not null)
       order by id for update`,
      [ids],
    );
    if (orders.length === 0) return 0;
    const erased = orders.map(({ id }) => id);
    await this.removeFromSearch(connection, orders);
    await rows(
      connection,
      `update orders set customer = $2, notes = null, admin_notes = null, email_token = null,
         erased_at = coalesce(erased_at, now()), version = version + 1
       where id = any ($1::uuid[])`,
      [erased, ERASED],
    );
    await rows(connection, `delete from outbox where order_id = any ($1::uuid[]) and status <> 'sent'`, [erased]);
    return orders.length;
  }

  /** By token, which is the index's way; those of an unreadable customer by order alone, which reads the whole index. */
  private async removeFromSearch(connection: Queryable, orders: readonly Locked[]): Promise<void> {
    const pairs = { tokens: [] as string[], orders: [] as string[] };
    const unknown: string[] = [];
    for (const { id, seq, customer: stored } of orders) {
      const customer = this.privacy.readCustomer(stored, id);
      if (!customer && stored !== ERASED) unknown.push(seq);
      for (const token of customer ? this.privacy.allSearchTokens(customer) : []) {
        pairs.tokens.push(token);
        pairs.orders.push(seq);
      }
    }
    await removeTokens(connection, pairs);
    if (unknown.length > 0) {
      await rows(connection, 'delete from order_search where order_seq = any ($1::bigint[])', [unknown]);
    }
  }
}

/** Tokens of orders (their `seq`), one pair at each index. */
export interface TokenPairs {
  tokens: string[];
  orders: string[];
}

export const removeTokens = (connection: Queryable, { tokens, orders }: TokenPairs): Promise<unknown> =>
  rows(
    connection,
    `delete from order_search s using unnest($1::bigint[], $2::bigint[]) as gone (token, order_seq)
     where s.token = gone.token and s.order_seq = gone.order_seq`,
    [tokens, orders],
  );

export const addTokens = (connection: Queryable, { tokens, orders }: TokenPairs): Promise<unknown> =>
  rows(
    connection,
    `insert into order_search (token, order_seq) select * from unnest($1::bigint[], $2::bigint[]) on conflict do nothing`,
    [tokens, orders],
  );
