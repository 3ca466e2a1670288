import { Injectable, Optional } from '@nestjs/common';
import type { OrderSort, OrderStatus } from '@vitrine/schemas';
import { findShortId } from '../../../common/personal-data/search-tokens.js';
import { searchWords } from '../../../common/personal-data/words.js';
import { Database, rows, type Queryable } from '../../../database/database.js';
import { Parameters } from '../../../database/parameters.js';
import { readInBatches } from '../../../database/read-in-batches.js';
import { OrderLists, productGroups, type ProductGroup } from './order-lists.js';
import { OrderPrivacy } from '../order-privacy.js';
import { ORDER_COLUMNS, type OrderRow } from '../order-row.js';

/** What a list shows: a page of rows and how many rows there are in all. */
export interface FoundOrders {
  rows: OrderRow[];
  total: number;
}

/** Which orders a list shows, and in which order. */
export interface OrderFilters {
  search: string;
  status?: OrderStatus | undefined;
  sort: OrderSort;
}

export interface OrderListRequest extends OrderFilters {
  /** Number of rows. */
  limit: number;
  /** Number of rows to skip. */
  offset: number;
}

/** What decides how a page of hits is made, in numbers of orders. */
export interface SearchLimits {
  /** Up to so many hits are fetched and sorted. */
  fetched: number;
  /** Among more hits, the page is soon met by trying so many orders in their order. */
  tried: number;
}

const LIMITS: SearchLimits = { fetched: 5000, tried: 10_000 };

/**
 * The lists come in the order of their indexes, but the planner underrates how cheap it is to merge them: hashing takes four times as long, and each
 * parallel worker reads the longer list again.
 */
const MERGING = 'set local enable_hashjoin = off; set local max_parallel_workers_per_gather = 0';

/** Whoever exports all orders may wait longer than whoever looks at a list. */
const LONG = `set local statement_timeout = '60s'`;

const ORDERING: Readonly<Record<OrderSort, string>> = {
  '-createdAt': 'o.created_at desc, o.id desc',
  createdAt: 'o.created_at, o.id',
  '-price': 'o.product_price_cents desc, o.id desc',
  price: 'o.product_price_cents, o.id',
};

/** What is looked for. */
interface Asked {
  words: readonly string[];
  groups: readonly ProductGroup[];
  shortId: string | undefined;
}

/** A search that is running. */
interface Question extends OrderListRequest, Asked {}

/**
 * Finds orders (contract: Admin: orders, `search`). A word is met by a token of `order_search` or by the product's name. Product names are few, so for
 * each it is known beforehand which words it meets: the hits are the orders with all words among their tokens, and for each group of products those
 * with the remaining words among their tokens.
 * Its statements, and those of `OrderLists`, are text, because their plans are measured (`npm run bench`).
 */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
    @Optional() private readonly limits: SearchLimits = LIMITS,
  ) {}

  async find(request: OrderListRequest): Promise<FoundOrders> {
    const asked = await this.asked(request.search);
    if (!asked) {
      const [page, total] = await Promise.all([this.page(request), this.getTotal(request.status)]);
      return { rows: page, total };
    }
    return this.database.forStaff.transaction((connection) => this.search(connection, { ...request, ...asked }));
  }

  /** The given columns of every order that a list shows, in its order: as they are now, in batches. */
  async *all<Row extends Partial<OrderRow>>(
    { search, status, sort }: OrderFilters,
    columns: readonly (keyof OrderRow & keyof Row)[],
  ): AsyncGenerator<Row[]> {
    const asked = await this.asked(search);
    const parameters = new Parameters();
    const hits = asked && this.hits({ ...asked, status }, parameters).join(' union ');
    const ofStatus = status === undefined ? '' : `and o.status = ${parameters.add(status, 'text')}`;
    const text = `
      select ${columns.map((column) => `o.${column}`).join(', ')}
      from ${hits === undefined ? 'orders o' : `(${hits}) as hits join orders o on o.seq = hits.seq`}
      where o.deleted_at is null ${ofStatus} order by ${ORDERING[sort]}`;
    yield* readInBatches<Row>(this.database, { text, values: parameters.values }, (connection) =>
      connection.query(`${LONG}; ${asked ? MERGING : ''}`),
    );
  }

  /** How many orders there are of each status. */
  async counts(): Promise<Record<OrderStatus, number>> {
    const sums = await this.database.forStaff.query<{ status: OrderStatus; n: string }>({
      name: 'order-counts',
      text: 'select status, sum(difference) as n from order_counts group by status',
    });
    const counts = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
    for (const { status, n } of sums) counts[status] = Number(n);
    return counts;
  }

  /** @returns `undefined` when nothing is looked for */
  private async asked(search: string): Promise<Asked | undefined> {
    const shortId = findShortId(search);
    const words = searchWords(search);
    if (shortId === undefined && words.length === 0) return undefined;
    return { words, shortId, groups: productGroups(await this.productNames(), words) };
  }

  private async getTotal(status: OrderStatus | undefined): Promise<number> {
    const counts = await this.counts();
    if (status !== undefined) return counts[status];
    return Object.values(counts).reduce((sum, n) => sum + n, 0);
  }

  private async page({ status, sort, limit, offset }: OrderListRequest): Promise<OrderRow[]> {
    return this.database.forStaff.query<OrderRow>(
      `select ${ORDER_COLUMNS} from orders o where o.deleted_at is null ${status === undefined ? '' : 'and o.status = $3'}
       order by ${ORDERING[sort]} limit $1 offset $2`,
      [limit, offset, ...(status === undefined ? [] : [status])],
    );
  }

  private async search(connection: Queryable, question: Question): Promise<FoundOrders> {
    const parameters = new Parameters();
    await connection.query(MERGING);
    const few = await this.fewHits(connection, question);
    const total = few?.length ?? (await this.count(connection, question));
    if (total <= question.offset) return { rows: [], total };
    if (few) {
      const hits = `select seq from unnest(${parameters.add(few, 'bigint[]')}) as few (seq)`;
      return { rows: await this.sorted(connection, hits, question, parameters), total };
    }
    const tried = await this.tryInOrder(connection, question);
    if (tried.length === Math.min(question.limit, total - question.offset)) return { rows: tried, total };
    const hits = this.hits(question, parameters).join(' union ');
    return { rows: await this.sorted(connection, hits, question, parameters), total };
  }

  /** The numbers of all hits, or `undefined` when they are too many to fetch. */
  private async fewHits(connection: Queryable, question: Question): Promise<string[] | undefined> {
    const parameters = new Parameters();
    const limited = this.hits(question, parameters).map((list) => `(${list} limit ${this.limits.fetched + 1})`);
    const found = await rows<{ seq: string }>(connection, limited.join(' union all '), parameters.values);
    const hits = new Set(found.map(({ seq }) => seq));
    return hits.size > this.limits.fetched ? undefined : [...hits];
  }

  /** How many hits there are: the lists are counted one by one, less what is in the first one and in another. */
  private async count(connection: Queryable, question: Question): Promise<number> {
    const parameters = new Parameters();
    const lists = this.lists(question, parameters);
    const { words, groups, shortId } = question;
    const getCount = (sets: string[]) =>
      sets.map((list) => `(select count(*) from (${list}) as hits)`).join(' + ') || '0';
    const terms =
      shortId === undefined
        ? [
            getCount(lists.ofWords(words)),
            ...groups.map(({ names, missing }) => `+ ${getCount(lists.ofProducts(names, missing))}`),
            ...groups.map(({ names }) => `- (${getCount(lists.ofProducts(names, words))})`),
          ]
        : [getCount([this.hits(question, parameters).join(' union ')])];
    const [counted] = await rows<{ total: string }>(
      connection,
      `select ${terms.join(' ')} as total`,
      parameters.values,
    );
    return Number(counted?.total ?? 0);
  }

  /** A page of hits found by trying orders in their order; short when too many had to be tried. */
  private tryInOrder(connection: Queryable, question: Question): Promise<OrderRow[]> {
    const { words, groups, status, sort, limit, offset, shortId } = question;
    if (shortId !== undefined) return Promise.resolve([]);
    const parameters = new Parameters();
    const ofStatus = status === undefined ? '' : `and o.status = ${parameters.add(status, 'text')}`;
    const listTokens = (missing: readonly string[]) =>
      missing.map((word) => {
        const tokens = parameters.add(this.privacy.tokensToFind(word), 'bigint[]');
        return `exists (select from order_search s where s.order_seq = o.seq and s.token = any (${tokens}) offset 0)`;
      });
    const meets = [
      listTokens(words),
      ...groups.map(({ names, missing }) => [
        `o.product_name = any (${parameters.add(names, 'text[]')})`,
        ...listTokens(missing),
      ]),
    ].map((conditions) => `(${conditions.join(' and ')})`);
    return rows<OrderRow>(
      connection,
      `select ${ORDER_COLUMNS}
       from (
         select * from orders o where o.deleted_at is null ${ofStatus} order by ${ORDERING[sort]} limit ${this.limits.tried}
       ) as o
       where ${meets.join(' or ')}
       order by ${ORDERING[sort]}
       limit ${parameters.add(limit, 'integer')} offset ${parameters.add(offset, 'integer')}`,
      parameters.values,
    );
  }

  /** A page of hits, all of them sorted by what the index of numbers tells of each. */
  private sorted(connection: Queryable, hits: string, question: Question, parameters: Parameters): Promise<OrderRow[]> {
    const ordering = ORDERING[question.sort];
    return rows<OrderRow>(
      connection,
      `with page as (
         select o.seq from (${hits}) as hits join orders o on o.seq = hits.seq
         order by ${ordering}
         limit ${parameters.add(question.limit, 'integer')} offset ${parameters.add(question.offset, 'integer')}
       )
       select ${ORDER_COLUMNS} from page join orders o on o.seq = page.seq where o.deleted_at is null order by ${ordering}`,
      parameters.values,
    );
  }

  /** Statements that together give the number of every hit, some of them twice. */
  private hits(question: Asked & Pick<OrderFilters, 'status'>, parameters: Parameters): string[] {
    const { words, groups, shortId } = question;
    const lists = this.lists(question, parameters);
    return [
      ...(shortId === undefined ? [] : lists.ofShortId(shortId)),
      ...(words.length === 0 ? [] : lists.ofWords(words)),
      ...groups.flatMap(({ names, missing }) => lists.ofProducts(names, missing)),
    ];
  }

  private lists({ status }: Pick<OrderFilters, 'status'>, parameters: Parameters): OrderLists {
    return new OrderLists(parameters, (word) => this.privacy.tokensToFind(word), status);
  }

  /** The names of all ordered products, found by leaping from one to the next in the index. */
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
