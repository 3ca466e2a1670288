import { Injectable } from '@nestjs/common';
import { ORDER_STATUSES, type OrderStatus } from '@vitrine/schemas';
import { v7 } from 'uuid';
import { Database, type Queryable } from '../../database/database.js';
import { foldCounts } from '../../requests/orders/figures/fold-counts.js';
import { foldFigures } from '../../requests/orders/figures/fold-figures.js';
import { OrderPrivacy } from '../../requests/orders/order-privacy.js';
import {
  BlockChanges,
  countListedBlocks,
  listBlock,
  writePostings,
} from '../../requests/orders/search/order-postings.js';
import { BLOCK_ORDERS, getBlock, getPlace } from '../../requests/orders/search/posting-block.js';
import { customer, pick, seededRandom } from './people.js';

const BATCH = 5000;
const YEARS_MS = 3 * 365 * 24 * 3_600_000;
const SEED = 1868;

interface Item {
  id: string;
  name: string;
  price_cents: number;
}

/** The values of one batch, one list per column. */
interface Columns {
  ids: string[];
  seqs: string[];
  productIds: string[];
  productNames: string[];
  statuses: OrderStatus[];
  prices: number[];
  customers: string[];
  emailTokens: string[];
  times: Date[];
}

/**
 * Adds many orders with times over the last three years, encrypted and searchable like any other, without mails. The indexes of orders are dropped
 * and built again at the end, which is much faster than updating them for each order. Nothing else may use the database meanwhile.
 */
@Injectable()
export class BulkOrders {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  /**
   * @param count number of orders to add
   * @param showProgress gets the number of orders added so far
   * @throws Error when no product has a price
   */
  async add(count: number, showProgress: (done: number) => void): Promise<void> {
    const items = await this.items();
    const random = seededRandom(SEED);
    const pool = await this.database.pool();
    const connection = await pool.connect();
    try {
      await connection.query('set statement_timeout = 0');
      await connection.query(`set maintenance_work_mem = '512MB'`);
      await connection.query('set synchronous_commit = off');
      const { rows } = await connection.query<{ next: string }>(
        `select nextval(pg_get_serial_sequence('orders', 'seq')) as next`,
      );
      const first = Number(rows[0]?.next ?? 1);
      const indexes = await dropIndexes(connection);
      let written: Promise<void> = Promise.resolve();
      let lists = new BlockChanges();
      for (let done = 0; done < count;) {
        // A batch never spans two blocks, because the lists are written block by block.
        const seq = first + done;
        const size = Math.min(BATCH, count - done, (getBlock(seq) + 1) * BLOCK_ORDERS - seq);
        const batch = this.batch(seq, size, items, random, lists);
        await written;
        showProgress(done);
        written = write(connection, batch);
        done += size;
        if (done < count && getBlock(first + done) === getBlock(seq)) continue;
        await written;
        await writePostings(connection, getBlock(seq), lists);
        lists = new BlockChanges();
        await this.foldLedgers(connection);
      }
      await written;
      showProgress(count);
      for (const index of indexes) await connection.query(index);
      await connection.query(`select setval(pg_get_serial_sequence('orders', 'seq'), (select max(seq) from orders))`);
      const full = getBlock(first + count);
      for (let block = await countListedBlocks(connection); block < full; block += 1)
        await listBlock(connection, block);
      await this.foldLedgers(connection);
      for (const table of ['orders', 'order_postings', 'consents', 'order_figures']) {
        await connection.query(`vacuum (analyze) ${table}`);
      }
    } finally {
      connection.release(true);
    }
  }

  /** Each fold scans a ledger from its beginning, so the deleted rows must be vacuumed. */
  private async foldLedgers(connection: Queryable): Promise<void> {
    await foldFigures(this.database);
    await foldCounts(this.database);
    for (const table of ['order_figure_changes', 'order_counts']) await connection.query(`vacuum (analyze) ${table}`);
  }

  private async items(): Promise<Item[]> {
    const items = await this.database.query<Item>(
      'select id, name, price_cents from products where price_cents is not null order by display_order, id',
    );
    if (items.length === 0) throw new Error('No product has a price, so none can be ordered');
    return items;
  }

  /** @param lists gets the tokens of the orders */
  private batch(
    firstSeq: number,
    size: number,
    items: readonly Item[],
    random: () => number,
    lists: BlockChanges,
  ): Columns {
    const columns: Columns = {
      ids: [],
      seqs: [],
      productIds: [],
      productNames: [],
      statuses: [],
      prices: [],
      customers: [],
      emailTokens: [],
      times: [],
    };
    const now = Date.now();
    for (let index = 0; index < size; index++) {
      const at = new Date(now - Math.floor(random() * YEARS_MS));
      const id = v7({ msecs: at.getTime() });
      const seq = String(firstSeq + index);
      const item = pick(items, random);
      const customerInfo = customer(random);
      columns.ids.push(id);
      columns.seqs.push(seq);
      columns.productIds.push(item.id);
      columns.productNames.push(item.name);
      columns.statuses.push(pick(ORDER_STATUSES, random));
      columns.prices.push(item.price_cents);
      columns.customers.push(this.privacy.encryptCustomer(customerInfo, id));
      columns.emailTokens.push(this.privacy.emailToken(customerInfo));
      columns.times.push(at);
      for (const token of this.privacy.searchTokens(customerInfo)) lists.add(token, getPlace(firstSeq + index));
    }
    return columns;
  }
}

async function write(connection: Queryable, columns: Columns): Promise<void> {
  await connection.query(
    `with placed as (
       insert into orders (id, seq, product_id, product_name, order_type, language, status, original_price_cents, product_price_cents,
         customer, email_token, created_at, updated_at)
       overriding system value
       select id, seq, product_id, product_name, 'product', 'de', status, price, price, customer, email_token, at, at
       from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::bigint[], $9::timestamptz[])
         as placed (id, seq, product_id, product_name, status, price, customer, email_token, at)
       returning id, created_at
     )
     insert into consents (order_id, data_processing_at, received_at) select id, created_at, created_at from placed`,
    [
      columns.ids,
      columns.seqs,
      columns.productIds,
      columns.productNames,
      columns.statuses,
      columns.prices,
      columns.customers,
      columns.emailTokens,
      columns.times,
    ],
  );
}

/** Drops the indexes of orders except the primary key. @returns the statements that create them again */
async function dropIndexes(connection: Queryable): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; statement: string }>(`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as statement from pg_index
    where indrelid = 'orders'::regclass and not indisprimary`);
  for (const { name } of rows) await connection.query(`drop index ${name}`);
  return rows.map(({ statement }) => statement);
}
