import { Injectable } from '@nestjs/common';
import { ORDER_STATUSES, type OrderStatus } from '@vitrine/schemas';
import { v7 } from 'uuid';
import { Database, type Queryable } from '../../database/database.js';
import { OrderPrivacy } from '../../requests/orders/order-privacy.js';
import { customer, pick, seededRandom } from './people.js';

const BATCH = 5000;
const YEARS_MS = 3 * 365 * 24 * 3_600_000;
const SEED = 1868;

interface Item {
  id: string;
  name: string;
  price_cents: number;
}

/** Columns of one batch, a list for each. */
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
  tokens: string[];
  tokenSeqs: string[];
}

/**
 * Adds many orders as visitors would have placed them over three years, encrypted and searchable like any other, without mails. The index of the
 * search tokens is made anew at the end, because one that grows row by row takes ten times as long: nobody else may use the database meanwhile.
 */
@Injectable()
export class BulkOrders {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  /**
   * @param count number of orders to add
   * @param tell gets the number of orders added so far
   * @throws Error when there is nothing to order
   */
  async add(count: number, tell: (done: number) => void): Promise<void> {
    const items = await this.items();
    const random = seededRandom(SEED);
    const pool = await this.database.pool();
    const connection = await pool.connect();
    try {
      await connection.query('set statement_timeout = 0');
      await connection.query(`set maintenance_work_mem = '512MB'`);
      await connection.query('set synchronous_commit = off');
      const { rows } = await connection.query<{ last: string }>('select coalesce(max(seq), 0) as last from orders');
      const first = Number(rows[0]?.last ?? 0) + 1;
      await connection.query('alter table order_search drop constraint order_search_pkey');
      let written: Promise<void> = Promise.resolve();
      for (let done = 0; done < count; done += BATCH) {
        const batch = this.batch(first + done, Math.min(BATCH, count - done), items, random);
        await written;
        tell(done);
        written = write(connection, batch);
      }
      await written;
      tell(count);
      await connection.query('alter table order_search add primary key (token, order_seq)');
      await connection.query(`select setval(pg_get_serial_sequence('orders', 'seq'), (select max(seq) from orders))`);
      for (const table of ['orders', 'order_search', 'consents', 'order_counts']) {
        await connection.query(`vacuum (analyze) ${table}`);
      }
    } finally {
      connection.release(true);
    }
  }

  private async items(): Promise<Item[]> {
    const items = await this.database.query<Item>(
      'select id, name, price_cents from products where price_cents is not null order by display_order, id',
    );
    if (items.length === 0) throw new Error('There is no product that could be ordered');
    return items;
  }

  private batch(firstSeq: number, size: number, items: readonly Item[], random: () => number): Columns {
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
      tokens: [],
      tokenSeqs: [],
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
      for (const token of this.privacy.searchTokens(customerInfo)) {
        columns.tokens.push(token);
        columns.tokenSeqs.push(seq);
      }
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
  await connection.query(
    `insert into order_search (token, order_seq)
     select token, seq from unnest($1::bigint[], $2::bigint[]) as found (token, seq)`,
    [columns.tokens, columns.tokenSeqs],
  );
}
