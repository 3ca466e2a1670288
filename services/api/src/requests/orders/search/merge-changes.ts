import { sql } from 'kysely';
import { ORDER_STATUSES, type OrderStatus } from '@vitrine/schemas';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { ERASED, type OrderPrivacy } from '../order-privacy.js';
import { BlockChanges, countListedBlocks, productToken, statusToken, writePostings } from './order-postings.js';
import { addStored, emptyBits, getBlock, getPlace, hasBit } from './posting-block.js';

interface Noted {
  seq: string;
  tokens: string[] | null;
  removed: string[] | null;
}

/** A changed order as it is now; there is none when it was purged. */
interface Current {
  seq: string;
  id: string;
  customer: string;
  product: string;
  status: OrderStatus;
  isPresent: boolean;
}

/**
 * Merges changed orders into the lists, under `lockPostings`.
 * @param which all, or only those with tokens to be removed
 * @returns how many were merged
 */
export async function mergeChanges(
  connection: Queryable,
  privacy: OrderPrivacy,
  which: 'all' | 'removals',
  limit: number,
): Promise<number> {
  const condition = which === 'all' ? sql`true` : sql`removed is distinct from '{}'`;
  const noted = await run(
    connection,
    sql<Noted>`
      select order_seq as seq, tokens::text[] as tokens, removed::text[] as removed
      from order_search_changes where ${condition} order by order_seq limit ${limit} for update`,
  );
  if (noted.length === 0) return 0;
  const seqs = noted.map(({ seq }) => seq);
  // A separate statement, because it must see the changes for whose locks the one above waited.
  const current = new Map((await findCurrent(connection, seqs)).map((order) => [order.seq, order]));
  const listedBlocks = await countListedBlocks(connection);
  const blocks = new Map<number, BlockChanges>();
  const removedRows: { token: string; seq: string }[] = [];
  for (const { seq, tokens, removed } of noted) {
    const block = getBlock(Number(seq));
    const place = getPlace(Number(seq));
    const changes = blocks.get(block) ?? new BlockChanges();
    blocks.set(block, changes);
    const order = current.get(seq);
    const lost = await findLost(connection, privacy, { seq, tokens, removed }, order);
    for (const token of lost) {
      changes.remove(token, place);
      removedRows.push({ token, seq });
    }
    if (order?.isPresent) for (const token of tokens ?? []) changes.add(token, place);
    if (order && block < listedBlocks) {
      for (const status of ORDER_STATUSES) changes.remove(statusToken(status), place);
      changes.remove(productToken(order.product), place);
      if (order.isPresent)
        for (const token of [statusToken(order.status), productToken(order.product)]) changes.add(token, place);
    }
  }
  for (const [block, changes] of blocks) await writePostings(connection, block, changes);
  await removeOldRows(connection, removedRows);
  await change(connection, db.deleteFrom('order_search_changes').where('order_seq', '=', anyOf(seqs, 'bigint')));
  return noted.length;
}

const findCurrent = (connection: Queryable, seqs: readonly string[]) =>
  run(
    connection,
    db
      .selectFrom('orders')
      .select(['seq', 'id', 'customer', 'product_name as product', 'status'])
      .select(sql<boolean>`deleted_at is null`.as('isPresent'))
      .where('seq', '=', anyOf(seqs, 'bigint'))
      .$narrowType<Current>(),
  );

/** Tokens whose lists may have the order although it no longer has them; of a deleted order, all of its tokens. */
async function findLost(
  connection: Queryable,
  privacy: OrderPrivacy,
  { seq, removed }: Noted,
  order: Current | undefined,
): Promise<readonly string[]> {
  if (removed === null) return findEveryToken(connection, seq);
  if (!order || order.isPresent || order.customer === ERASED) return removed;
  const customer = privacy.readCustomer(order.customer, order.id);
  return customer ? [...removed, ...privacy.allSearchTokens(customer)] : findEveryToken(connection, seq);
}

/** The tokens of all lists that have an order. Slow, as it reads every list of the block; only for orders whose tokens are not known. */
async function findEveryToken(connection: Queryable, seq: string): Promise<string[]> {
  const lists = await run(
    connection,
    db
      .selectFrom('order_postings')
      .select(['token', 'orders'])
      .where('block', '=', getBlock(Number(seq))),
  );
  const old = await run(connection, db.selectFrom('order_search').select('token').where('order_seq', '=', seq));
  const has = lists.filter(({ orders }) => {
    const bits = emptyBits();
    addStored(bits, orders);
    return hasBit(bits, getPlace(Number(seq)));
  });
  return [...has, ...old].map(({ token }) => token);
}

const removeOldRows = (connection: Queryable, removedRows: readonly { token: string; seq: string }[]) => {
  const tokens = removedRows.map(({ token }) => token);
  const seqs = removedRows.map(({ seq }) => seq);
  return change(
    connection,
    sql`delete from order_search s using unnest(${tokens}::bigint[], ${seqs}::bigint[]) as gone (token, order_seq)
        where s.token = gone.token and s.order_seq = gone.order_seq`,
  );
};

/** A row of the index that an earlier release wrote. */
interface OldRow {
  token: string;
  seq: string;
}

/**
 * Moves rows of the old index into the lists, under `lockPostings`.
 * @param after the last row of the previous transaction
 * @returns `last` is `undefined` when there are no more rows
 */
export async function moveOldRows(
  connection: Queryable,
  limit: number,
  after: OldRow | undefined,
): Promise<{ moved: number; last: OldRow | undefined }> {
  const from = after ? sql`where (token, order_seq) > (${after.token}::bigint, ${after.seq}::bigint)` : sql``;
  const rows = await run(
    connection,
    sql<OldRow>`
      with old as (select token, order_seq from order_search ${from} order by token, order_seq limit ${limit}),
        moved as (
          delete from order_search s using old where s.token = old.token and s.order_seq = old.order_seq
          returning s.token, s.order_seq as seq
        )
      select token, seq from moved order by token, seq`,
  );
  const blocks = new Map<number, BlockChanges>();
  for (const { token, seq } of rows) {
    const block = getBlock(Number(seq));
    const changes = blocks.get(block) ?? new BlockChanges();
    blocks.set(block, changes);
    changes.add(token, getPlace(Number(seq)));
  }
  for (const [block, changes] of blocks) await writePostings(connection, block, changes);
  return { moved: rows.length, last: rows.at(-1) };
}
