import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderStatus } from '@vitrine/schemas';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { addPlaces, BLOCK_ORDERS, changeStored, emptyBits, listPlaces, type BlockBits } from './posting-block.js';

/** Lists written by one statement; few enough to stay far below the statement timeout on a busy server. */
const BATCH = 5000;

/** The token of a list that is not derived from personal data. */
const plainToken = (text: string): string => createHash('sha256').update(text).digest().readBigInt64BE().toString();

/** The token whose list marks a block as listed by product and status; the places in it have no meaning. */
export const LISTED = plainToken('listed');
export const productToken = (name: string): string => plainToken(`product ${name}`);
export const statusToken = (status: OrderStatus): string => plainToken(`status ${status}`);

/** SQL of an order's place in its block, as bytes in the format of `addPlaces`. */
export const PLACE = (seq: string): string => `substring(int4send((${seq} & ${BLOCK_ORDERS - 1})::integer) from 3)`;
/** SQL of an order's block. */
export const BLOCK = (seq: string): string => `(${seq} / ${BLOCK_ORDERS})::integer`;

interface PlaceChanges {
  removed: number[];
  added: number[];
}

/** The changes of the lists of one block. */
export class BlockChanges {
  readonly byToken = new Map<string, PlaceChanges>();

  add(token: string, place: number): void {
    this.of(token).added.push(place);
  }

  /** A place that is both added and removed stays in the list. */
  remove(token: string, place: number): void {
    this.of(token).removed.push(place);
  }

  private of(token: string): PlaceChanges {
    const known = this.byToken.get(token);
    if (known) return known;
    const changes: PlaceChanges = { removed: [], added: [] };
    this.byToken.set(token, changes);
    return changes;
  }
}

/** Locks the lists against other writers until the transaction ends. @returns false when another transaction has the lock */
export async function lockPostings(connection: Queryable): Promise<boolean> {
  const [row] = await run(
    connection,
    sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtext('order_postings')) as locked`,
  );
  return row?.locked ?? false;
}

/** Writes the changes of the lists of a block; under {@link lockPostings}. */
export async function writePostings(connection: Queryable, block: number, changes: BlockChanges): Promise<void> {
  const all = [...changes.byToken];
  for (let from = 0; from < all.length; from += BATCH)
    await writeSome(connection, block, all.slice(from, from + BATCH));
}

async function writeSome(
  connection: Queryable,
  block: number,
  changes: readonly (readonly [string, PlaceChanges])[],
): Promise<void> {
  const found = await run(
    connection,
    db
      .selectFrom('order_postings')
      .select(['token', 'orders'])
      .where('block', '=', block)
      .where(
        'token',
        '=',
        anyOf(
          changes.map(([token]) => token),
          'bigint',
        ),
      ),
  );
  const stored = new Map(found.map(({ token, orders }) => [token, orders]));
  const written = changes.map(([token, { removed, added }]) => ({
    token,
    orders: changeStored(stored.get(token), removed, added),
  }));
  const tokens = written.map(({ token }) => token);
  const lists = written.map(({ orders }) => orders);
  await change(
    connection,
    sql`
      insert into order_postings (token, block, orders)
      select token, ${block}::integer, orders from unnest(${tokens}::bigint[], ${lists}::bytea[]) as written (token, orders)
      where orders <> '' order by token
      on conflict (token, block) do update set orders = excluded.orders`,
  );
  const empty = written.filter(({ orders }) => orders.length === 0).map(({ token }) => token);
  if (empty.length === 0) return;
  const removed = db
    .deleteFrom('order_postings')
    .where('block', '=', block)
    .where('token', '=', anyOf(empty, 'bigint'));
  await change(connection, removed);
}

/** The number of blocks, from the first one on, that are listed by product and status. */
export async function countListedBlocks(connection: Queryable): Promise<number> {
  const listed = db
    .selectFrom('order_postings')
    .select((eb) => eb.fn.max('block').as('last'))
    .where('token', '=', LISTED);
  const [row] = await run(connection, listed);
  return row?.last == null ? 0 : row.last + 1;
}

/** Lists the orders of a full block by product and status; under {@link lockPostings}. */
export async function listBlock(connection: Queryable, block: number): Promise<void> {
  const first = block * BLOCK_ORDERS;
  const found = await run(
    connection,
    sql<{ name: string; status: OrderStatus; places: Buffer }>`
      select product_name as name, status, string_agg(${sql.raw(PLACE('seq'))}, ''::bytea) as places from orders
      where seq >= ${first}::bigint and seq < ${first + BLOCK_ORDERS}::bigint and deleted_at is null group by 1, 2`,
  );
  const lists = new Map<string, BlockBits>();
  for (const { name, status, places } of found) {
    for (const token of [productToken(name), statusToken(status)]) {
      const bits = lists.get(token) ?? emptyBits();
      addPlaces(bits, places);
      lists.set(token, bits);
    }
  }
  const changes = new BlockChanges();
  changes.add(LISTED, 0);
  for (const [token, bits] of lists) for (const place of listPlaces(bits)) changes.add(token, place);
  await writePostings(connection, block, changes);
}
