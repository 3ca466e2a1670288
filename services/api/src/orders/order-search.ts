import { Injectable } from '@nestjs/common';
import type { OrderSort, OrderStatus } from '@vitrine/schemas';
import { shortIdOf, tokenHits } from '../common/personal-data/search-tokens.js';
import { searchWords, wordsOf } from '../common/personal-data/words.js';
import { Database } from '../database/database.js';
import { Parameters } from '../database/parameters.js';
import { OrderPrivacy } from './order-privacy.js';
import { ORDER_COLUMNS, type OrderRow } from './order-row.js';

/** What a list shows: a page of rows and how many rows there are in all. */
export interface FoundOrders {
  rows: OrderRow[];
  total: number;
}

export interface OrderListRequest {
  search: string;
  status: OrderStatus | undefined;
  sort: OrderSort;
  /** Number of rows. */
  limit: number;
  /** Number of rows to skip. */
  offset: number;
}

const TOKENS = { table: 'order_search', row: 'order_seq' };

/** Up to so many hits are fetched and sorted; among more, the first page is soon met by walking the orders in their order. */
const FETCHED_HITS = 5000;

const ORDERING: Readonly<Record<OrderSort, string>> = {
  '-createdAt': 'o.created_at desc, o.id desc',
  createdAt: 'o.created_at, o.id',
  '-price': 'o.product_price_cents desc, o.id desc',
  price: 'o.product_price_cents, o.id',
};

/**
 * Finds orders (contract: Admin: orders, `search`). A word is met by the product's name or by a token of `order_search`. Product names are few, so
 * for each it is known beforehand which words it meets; orders fall into disjoint groups by that, and in each group the remaining words are looked
 * up as tokens. Group totals add up exactly, and a word that no product name meets is counted in the index alone.
 */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  async find(request: OrderListRequest): Promise<FoundOrders> {
    const shortId = shortIdOf(request.search);
    const words = searchWords(request.search);
    if (shortId !== undefined || words.length > 0) return this.search(request, words, shortId);
    const [rows, total] = await Promise.all([this.page(request), this.totalOf(request.status)]);
    return { rows, total };
  }

  /** How many orders there are of each status. */
  async counts(): Promise<Record<OrderStatus, number>> {
    const sums = await this.database.query<{ status: OrderStatus; n: string }>({
      name: 'order-counts',
      text: 'select status, sum(difference) as n from order_counts group by status',
    });
    const counts = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
    for (const { status, n } of sums) counts[status] = Number(n);
    return counts;
  }

  private async totalOf(status: OrderStatus | undefined): Promise<number> {
    const counts = await this.counts();
    if (status !== undefined) return counts[status];
    return Object.values(counts).reduce((sum, n) => sum + n, 0);
  }

  private async page({ status, sort, limit, offset }: OrderListRequest): Promise<OrderRow[]> {
    return this.database.query<OrderRow>(
      `select ${ORDER_COLUMNS} from orders o where o.deleted_at is null ${status === undefined ? '' : 'and o.status = $3'}
       order by ${ORDERING[sort]} limit $1 offset $2`,
      [limit, offset, ...(status === undefined ? [] : [status])],
    );
  }

  private async search(request: OrderListRequest, words: string[], shortId: string | undefined): Promise<FoundOrders> {
    const groups = words.length > 0 ? groupsOf(await this.productNames(), words) : [];
    const counting = new Parameters();
    const [counted] = await this.database.query<{ total: string }>(
      `select count(*) as total from (${this.hits(groups, words, shortId, request.status, counting)}) as hits`,
      counting.values,
    );
    const total = Number(counted?.total ?? 0);
    if (total <= request.offset) return { rows: [], total };
    const walk = total > FETCHED_HITS && shortId === undefined;
    return {
      rows: walk ? await this.walk(request, groups, words) : await this.fetch(request, groups, words, shortId),
      total,
    };
  }

  /** All hits, sorted. */
  private fetch(
    request: OrderListRequest,
    groups: Group[],
    words: string[],
    shortId: string | undefined,
  ): Promise<OrderRow[]> {
    const parameters = new Parameters();
    const hits = this.hits(groups, words, shortId, request.status, parameters);
    return this.database.query<OrderRow>(
      `with hits as materialized (${hits})
       select ${ORDER_COLUMNS} from hits join orders o on o.seq = hits.hit
       order by ${ORDERING[request.sort]}
       limit ${parameters.add(request.limit, 'integer')} offset ${parameters.add(request.offset, 'integer')}`,
      parameters.values,
    );
  }

  /** Orders in their order, each tried, until the page is full; `offset 0` keeps the planner from joining all hits first. */
  private walk(request: OrderListRequest, groups: Group[], words: string[]): Promise<OrderRow[]> {
    const parameters = new Parameters();
    const status = request.status === undefined ? '' : `and o.status = ${parameters.add(request.status, 'text')}`;
    const meets = groups.map((group) => {
      const tokens = group.missing.map((word) => {
        const token = parameters.add(this.privacy.tokensToFind(words[word] ?? ''), 'bigint[]');
        return `exists (select from order_search s where s.order_seq = o.seq and s.token = any (${token}) offset 0)`;
      });
      return `(${[...productCondition(group, groups, parameters), ...tokens].join(' and ') || 'true'})`;
    });
    return this.database.query<OrderRow>(
      `select ${ORDER_COLUMNS} from orders o where o.deleted_at is null ${status} and (${meets.join(' or ')})
       order by ${ORDERING[request.sort]}
       limit ${parameters.add(request.limit, 'integer')} offset ${parameters.add(request.offset, 'integer')}`,
      parameters.values,
    );
  }

  /** A statement that gives `hit`, the `seq` of every order that meets all words, or has the short id. */
  private hits(
    groups: Group[],
    words: string[],
    shortId: string | undefined,
    status: OrderStatus | undefined,
    parameters: Parameters,
  ): string {
    const ofStatus = status === undefined ? [] : [`o.status = ${parameters.add(status, 'text')}`];
    const selects = groups.map((group) => {
      const ofProduct = productCondition(group, groups, parameters);
      const tokens = group.missing.map((word) =>
        parameters.add(this.privacy.tokensToFind(words[word] ?? ''), 'bigint[]'),
      );
      if (tokens.length === 0) {
        return `select o.seq as hit from orders o where ${[...ofProduct, 'o.deleted_at is null', ...ofStatus].join(' and ')}`;
      }
      const conditions = [...ofProduct, ...ofStatus];
      const orders =
        conditions.length > 0 ? `join orders o on o.seq = s0.order_seq and ${conditions.join(' and ')}` : '';
      return tokenHits(TOKENS, tokens, orders);
    });
    if (shortId === undefined) return selects.join(' union all ');
    const byId = ['right(o.id::text, 8) =', parameters.add(shortId, 'text'), 'and o.deleted_at is null'].join(' ');
    return [...selects, `select o.seq as hit from orders o where ${[byId, ...ofStatus].join(' and ')}`].join(' union ');
  }

  /** The names of all ordered products, found by leaping from one to the next in the index. */
  private async productNames(): Promise<string[]> {
    const found = await this.database.query<{ name: string }>({
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

/** Product names that meet the same words of the search. */
interface Group {
  names: string[];
  /** Indexes of the words that the names do not meet. */
  missing: number[];
}

/** The groups of product names, and last the one of all names that meet no word (its `names` stay empty). */
function groupsOf(productNames: readonly string[], words: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const name of productNames) {
    const nameWords = wordsOf(name);
    const missing = words.flatMap((word, index) => (nameWords.some((own) => own.startsWith(word)) ? [] : [index]));
    if (missing.length === words.length) continue;
    const key = missing.join();
    const group = groups.get(key) ?? { names: [], missing };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values(), { names: [], missing: words.map((_, index) => index) }];
}

/** That an order's product belongs to the group; nothing to ask where no product name meets any word. */
function productCondition(group: Group, groups: readonly Group[], parameters: Parameters): string[] {
  if (group.names.length > 0) return [`o.product_name = any (${parameters.add(group.names, 'text[]')})`];
  const others = groups.flatMap(({ names }) => names);
  return others.length > 0 ? [`o.product_name <> all (${parameters.add(others, 'text[]')})`] : [];
}
