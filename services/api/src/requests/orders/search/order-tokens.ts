import { sql } from 'kysely';
import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';

/** Search tokens of orders (their `seq`), one pair at each index. */
export class TokenPairs {
  readonly tokens: string[] = [];
  readonly orders: string[] = [];

  /** Adds a pair for each of the tokens. */
  add(tokens: readonly string[], seq: string): this {
    for (const token of tokens) {
      this.tokens.push(token);
      this.orders.push(seq);
    }
    return this;
  }
}

/** Makes orders found by their tokens; pairs that are there already stay. */
export const addTokens = (connection: Queryable, { tokens, orders }: TokenPairs): Promise<number> =>
  change(
    connection,
    sql`insert into order_search (token, order_seq)
        select * from unnest(${tokens}::bigint[], ${orders}::bigint[]) on conflict do nothing`,
  );

/** Removes pairs by token, which is the index's way. */
export const removeTokens = (connection: Queryable, { tokens, orders }: TokenPairs): Promise<number> =>
  change(
    connection,
    sql`delete from order_search s using unnest(${tokens}::bigint[], ${orders}::bigint[]) as gone (token, order_seq)
        where s.token = gone.token and s.order_seq = gone.order_seq`,
  );

/** Removes every token of orders; reads the whole index, so only for orders whose tokens are not known. */
export const removeEveryToken = (connection: Queryable, orders: readonly string[]): Promise<number> =>
  change(connection, db.deleteFrom('order_search').where('order_seq', '=', anyOf(orders, 'bigint')));
