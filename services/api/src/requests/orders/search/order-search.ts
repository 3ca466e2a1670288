import { Injectable, Optional } from '@nestjs/common';
import type { OrderSort, OrderStatus } from '@vitrine/schemas';
import { findShortId } from '../../../common/personal-data/search-tokens.js';
import { searchWords } from '../../../common/personal-data/words.js';
import { Database, rows } from '../../../database/database.js';
import { Parameters } from '../../../database/parameters.js';
import { LONG_READING, readInBatches, type Reading } from '../../../database/read-in-batches.js';
import type { WorkConditions } from '../../desk/work/work-filter.js';
import { getWhere } from './order-conditions.js';
import { countFromFigures, countRows, type CountFromFigures } from './order-count.js';
import type { OrderHits } from './order-hits.js';
import { OrderIndex } from './order-index.js';
import { productGroups } from './order-lists.js';
import { behind, columnOf, orderingOf, type OrderPlace } from './order-place.js';
import { ORDER_COLUMNS, type OrderRow } from '../order-row.js';

/** A page of a list, and the number of all rows. */
export interface FoundOrders {
  rows: OrderRow[];
  total: number;
}

/** The filters and the sort order of a list. */
export interface OrderFilters {
  search: string;
  status?: OrderStatus | undefined;
  sort: OrderSort;
  /** Further conditions of the orders; `undefined` = none. */
  conditions?: WorkConditions | undefined;
  /** How a list with conditions and without a search is counted; `undefined` = one by one. */
  count?: CountFromFigures | undefined;
}

export interface OrderListRequest extends OrderFilters {
  /** Number of rows. */
  limit: number;
  /** Number of rows to skip. */
  offset: number;
  /** The order after which the rows begin; `undefined` = with the first. */
  after?: OrderPlace | undefined;
}

/** The limits that decide how a page of hits is read. */
export interface SearchLimits {
  /** Up to this number, hits are always fetched and sorted. */
  fetched: number;
  /** Orders are scanned in list order, up to this multiple of the number that a page needs if hits are evenly distributed. */
  patience: number;
  /** If the scan did not fill the page, up to this number of hits are fetched and sorted; with more hits, all orders are read. */
  sorted: number;
}

const LIMITS: SearchLimits = { fetched: 1000, patience: 3, sorted: 100_000 };

/** Makes the planner look up hits one by one in the index of numbers, instead of hashing all orders. */
const FORCE_INDEX_LOOKUPS =
  'set local enable_hashjoin = off; set local enable_mergejoin = off; set local max_parallel_workers_per_gather = 0';

/**
 * Finds orders (contract: Admin: orders, `search`). A word matches a token of the order or the product's name. There are few product names, so it is
 * computed beforehand which words each of them matches. The hits are the orders with all words among their tokens and, for each group of products,
 * those with the remaining words among their tokens. Its statements are text, because their plans are measured (`npm run bench`).
 */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly database: Database,
    private readonly index: OrderIndex,
    @Optional() private readonly limits: SearchLimits = LIMITS,
  ) {}

  async find(request: OrderListRequest): Promise<FoundOrders> {
    if (request.conditions) return this.findWithConditions(request, await this.hits(request), request.conditions);
    const [hits, all] = await Promise.all([this.hits(request), this.getTotal(request.status)]);
    if (!hits) return { rows: await this.page(request), total: all };
    const { total } = hits;
    const { offset, limit } = request;
    if (total <= offset) return { rows: [], total };
    const needed = ((offset + limit) * all) / total;
    if (total > Math.max(needed, this.limits.fetched)) {
      const tried = await this.tryInOrder(hits, request, Math.ceil(needed * this.limits.patience));
      if (tried.length === Math.min(limit, total - offset)) return { rows: tried, total };
    }
    return { rows: await this.sorted(hits, request), total };
  }

  /** The hits, or all orders, that match further conditions; few enough to be sorted as a whole. */
  private async findWithConditions(
    { status, sort, limit, offset, after, count }: OrderListRequest,
    hits: OrderHits | undefined,
    more: WorkConditions,
  ): Promise<FoundOrders> {
    const parameters = new Parameters();
    const from = `${hits ? this.ordersOf(hits, parameters) : 'orders o'} where ${getWhere(status, more, parameters)}`;
    const counting =
      count && !hits
        ? countFromFigures(this.database, count, status)
        : countRows(this.database, from, [...parameters.values]);
    const later = after ? `and ${behind(sort, after, parameters)}` : '';
    const range = `limit ${parameters.add(limit, 'integer')} offset ${parameters.add(offset, 'integer')}`;
    const [page, total] = await Promise.all([
      this.database.forStaff.query<OrderRow>(
        `select ${ORDER_COLUMNS} from ${from} ${later} order by ${orderingOf(sort)} ${range}`,
        parameters.values,
      ),
      counting,
    ]);
    return { rows: page, total };
  }

  /**
   * Reads expressions from all orders of a list, in its order, from one snapshot and in batches.
   * @param expressions SQL of the row `o`
   */
  async *all<Row extends Partial<OrderRow>>(
    filters: OrderFilters,
    expressions: readonly string[],
  ): AsyncGenerator<Row[]> {
    const hits = await this.hits(filters);
    yield* readInBatches<Row>(this.database, this.readingOf(filters, hits, expressions), (connection) =>
      connection.query(`${LONG_READING}; ${hits ? FORCE_INDEX_LOOKUPS : ''}`),
    );
  }

  /** Reads expressions from the newest orders that a text finds; none for a text without a word. @param expressions as for {@link all} */
  async newest<Row extends Partial<OrderRow>>(
    search: string,
    expressions: readonly string[],
    most: number,
  ): Promise<Row[]> {
    const filters: OrderFilters = { search, sort: '-createdAt' };
    const hits = await this.hits(filters);
    if (!hits) return [];
    const { text, values } = this.readingOf(filters, hits, expressions);
    return this.database.forStaff.transaction(async (connection) => {
      await connection.query(FORCE_INDEX_LOOKUPS);
      return rows<Row>(connection, `${text} limit $${values.length + 1}`, [...values, most]);
    });
  }

  private readingOf(
    { status, sort, conditions }: OrderFilters,
    hits: OrderHits | undefined,
    expressions: readonly string[],
  ): Reading {
    const parameters = new Parameters();
    const where = getWhere(status, conditions, parameters);
    const text = `
      select ${expressions.join(', ')}
      from ${hits ? this.ordersOf(hits, parameters) : 'orders o'}
      where ${where} order by ${orderingOf(sort)}`;
    return { text, values: parameters.values };
  }

  /** The number of orders of each status. */
  async counts(): Promise<Record<OrderStatus, number>> {
    const sums = await this.database.forStaff.query<{ status: OrderStatus; n: string }>({
      name: 'order-counts',
      text: 'select status, sum(difference) as n from order_counts group by status',
    });
    const counts = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
    for (const { status, n } of sums) counts[status] = Number(n);
    return counts;
  }

  /** @returns `undefined` when the search is empty */
  private async hits({ search, status }: Pick<OrderFilters, 'search' | 'status'>): Promise<OrderHits | undefined> {
    const shortId = findShortId(search);
    const words = searchWords(search);
    if (shortId === undefined && words.length === 0) return undefined;
    const groups = productGroups(await this.productNames(), words);
    return this.index.find({ words, groups, shortId, status });
  }

  private async getTotal(status: OrderStatus | undefined): Promise<number> {
    const counts = await this.counts();
    if (status !== undefined) return counts[status];
    return Object.values(counts).reduce((sum, n) => sum + n, 0);
  }

  private async page({ sort, limit, offset, ...asked }: OrderListRequest): Promise<OrderRow[]> {
    const parameters = new Parameters();
    return this.database.forStaff.query<OrderRow>(
      `select ${ORDER_COLUMNS} from orders o ${listed({ sort, ...asked }, parameters)} order by ${orderingOf(sort)}
       limit ${parameters.add(limit, 'integer')} offset ${parameters.add(offset, 'integer')}`,
      parameters.values,
    );
  }

  /** A page of hits, found by scanning the index in list order; incomplete when the limit of the scan was reached. */
  private tryInOrder(
    hits: OrderHits,
    { sort, limit, offset, ...asked }: OrderListRequest,
    most: number,
  ): Promise<OrderRow[]> {
    const parameters = new Parameters();
    const ordering = orderingOf(sort);
    // All columns are in the index, so only the rows of the page are read.
    const page = `
      select o.seq
      from (
        select o.seq, o.id, o.${columnOf(sort)} from orders o ${listed({ sort, ...asked }, parameters)}
        order by ${ordering} limit ${most}
      ) as o
      where ${isAmong(hits, parameters)}
      order by ${ordering}
      limit ${parameters.add(limit, 'integer')} offset ${parameters.add(offset, 'integer')}`;
    return this.database.forStaff.query<OrderRow>(rowsOf(page, sort), parameters.values);
  }

  /** A page of hits, for which all hits are looked up in the index of numbers and sorted. */
  private sorted(hits: OrderHits, { sort, limit, offset, after }: OrderListRequest): Promise<OrderRow[]> {
    const parameters = new Parameters();
    const page = `
      select o.seq from ${this.ordersOf(hits, parameters)} ${after ? `where ${behind(sort, after, parameters)}` : ''}
      order by ${orderingOf(sort)}
      limit ${parameters.add(limit, 'integer')} offset ${parameters.add(offset, 'integer')}`;
    return this.database.forStaff.transaction(async (connection) => {
      await connection.query(FORCE_INDEX_LOOKUPS);
      return rows<OrderRow>(connection, rowsOf(page, sort), parameters.values);
    });
  }

  /** The SQL after `from` that reads the hits as `o`. */
  private ordersOf(hits: OrderHits, parameters: Parameters): string {
    if (hits.total > this.limits.sorted) return `(select * from orders o where ${isAmong(hits, parameters)}) o`;
    return `unnest(${parameters.add(hits.list(), 'bigint[]')}) as hit (seq) join orders o on o.seq = hit.seq`;
  }

  /** The names of all ordered products, found by skipping from one to the next in the index (loose index scan). */
  private async productNames(): Promise<string[]> {
    const found = await this.database.forStaff.query<{ name: string }>({
      name: 'ordered-product-names',
      text: `
        with recursive names as (
          select min(product_name) as name from orders where deleted_at is null
          union all
          select (select min(product_name) from orders where deleted_at is null and product_name > names.name)
          from names where names.name is not null
        )
        select name from names where name is not null`,
    });
    return found.map(({ name }) => name);
  }
}

/** The statement that reads the orders of a page. @param page SQL of their numbers */
const rowsOf = (page: string, sort: OrderSort): string => `
  with page as (${page})
  select ${ORDER_COLUMNS} from page join orders o on o.seq = page.seq where o.deleted_at is null order by ${orderingOf(sort)}`;

/** The condition of the orders `o` that a list shows when nothing is searched. */
const listed = (
  { status, sort, after }: Pick<OrderListRequest, 'status' | 'sort' | 'after'>,
  parameters: Parameters,
): string =>
  [
    'where o.deleted_at is null',
    ...(status === undefined ? [] : [`o.status = ${parameters.add(status, 'text')}`]),
    ...(after ? [behind(sort, after, parameters)] : []),
  ].join(' and ');

/** SQL condition: `o` is among the hits; orders newer than the search are not. */
function isAmong(hits: OrderHits, parameters: Parameters): string {
  const bits = hits.toBits();
  return `case when o.seq < ${bits.length * 8} then get_bit(${parameters.add(bits, 'bytea')}, o.seq) = 1 else false end`;
}
