import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { Parameters } from '../../../database/parameters.js';
import { OrderPrivacy } from '../order-privacy.js';
import { OrderHits } from './order-hits.js';
import { OrderLists, type Asked, type BlockParts } from './order-lists.js';
import { BLOCK, LISTED, PLACE, productToken, statusToken } from './order-postings.js';
import { BLOCK_ORDERS, getBlock, getPlace } from './posting-block.js';

/** A row of the result: a stored or a live list, a changed order, or a hit. */
interface Part {
  kind: 'stored' | 'live' | 'changed' | 'hit';
  token: string | null;
  block: number | null;
  orders: Buffer | null;
  seq: string | null;
  words: (boolean | null)[] | null;
  product: string | null;
  status: string | null;
}

const NO_ORDER = 'null::bigint as seq, null::boolean[] as words, null::text as product, null::text as status';
const NO_LIST = 'null::bigint, null::integer, null::bytea';

/** Reads the search index of orders. */
@Injectable()
export class OrderIndex {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  /** All orders that match a search, from one snapshot. */
  async find(asked: Asked): Promise<OrderHits> {
    const lists = new OrderLists(asked, (word) => this.privacy.tokensToFind(word));
    const parameters = new Parameters();
    const parts = await this.database.forStaff.query<Record<string, unknown> & Part>(
      toStatement(lists, asked, parameters),
      parameters.values,
    );
    const blocks = new Map<number, BlockParts>();
    const of = (block: number): BlockParts => {
      const known = blocks.get(block) ?? { stored: [], live: [], changed: [], places: [] };
      blocks.set(block, known);
      return known;
    };
    for (const { kind, token, block, orders, seq, words, product, status } of parts) {
      if (token !== null && block !== null && orders !== null && kind !== 'changed' && kind !== 'hit')
        of(block)[kind].push({ token, orders });
      if (seq === null) continue;
      const place = getPlace(Number(seq));
      if (kind === 'hit') of(getBlock(Number(seq))).places.push(place);
      else of(getBlock(Number(seq))).changed.push({ place, words: words ?? [], product, status });
    }
    return new OrderHits([...blocks].map(([block, known]) => [block, lists.getHits(known)]));
  }
}

/**
 * A single statement, so that changes that the worker is merging at this moment are seen exactly once. It reads the stored lists, the lists that are
 * not stored yet and come from the orders themselves, the changed orders, and the orders with a short id.
 */
function toStatement(lists: OrderLists, { shortId, status }: Asked, parameters: Parameters): string {
  const tokens = parameters.add(lists.tokens, 'bigint[]');
  const parts = [
    `select 'stored' as kind, token, block, orders, ${NO_ORDER} from order_postings where token = any (${tokens})`,
    // Rows that an earlier release wrote and the worker has not moved yet.
    `select 'live', token, ${BLOCK('order_seq')}, string_agg(${PLACE('order_seq')}, ''::bytea), ${NO_ORDER}
     from order_search where token = any (${tokens}) group by 2, 3`,
    ...lists.names.map((name) => unlisted('product_name', name, productToken(name), parameters)),
    ...(status === undefined ? [] : [unlisted('status', status, statusToken(status), parameters)]),
    changedOrders(lists, parameters),
    ...(shortId === undefined ? [] : ofShortId(shortId, status, parameters)),
  ];
  return `
    with listed as materialized (
      select coalesce(max(block) + 1, 0) * ${BLOCK_ORDERS}::bigint as orders from order_postings where token = ${LISTED}
    )
    ${parts.join(' union all ')}`;
}

/** The list of orders with a value of a column in blocks without a stored list, read by an index. */
const unlisted = (column: string, value: string, token: string, parameters: Parameters): string => `
  select 'live', ${parameters.add(token, 'bigint')}, ${BLOCK('seq')}, string_agg(${PLACE('seq')}, ''::bytea), ${NO_ORDER}
  from orders where ${column} = ${parameters.add(value, 'text')} and deleted_at is null and seq >= (select orders from listed)
  group by 3`;

const changedOrders = (lists: OrderLists, parameters: Parameters): string => {
  const words = lists.words.map((tokens) => `c.tokens && ${parameters.add(tokens, 'bigint[]')}`);
  return `
    select 'changed', ${NO_LIST}, c.order_seq, array[${words.join(', ')}]::boolean[], o.product_name, o.status
    from order_search_changes c left join orders o on o.seq = c.order_seq and o.deleted_at is null`;
};

/** Orders whose id ends with the short id, and the other orders of a request whose first order does. */
function ofShortId(shortId: string, status: string | undefined, parameters: Parameters): string[] {
  const id = parameters.add(shortId, 'text');
  const ofStatus = status === undefined ? '' : `and status = ${parameters.add(status, 'text')}`;
  return [
    `right(id::text, 8) = ${id}`,
    `request_group is not null and id <> request_group and right(request_group::text, 8) = ${id}`,
  ].map(
    (condition) => `
      select 'hit', ${NO_LIST}, seq, null::boolean[], null::text, null::text
      from orders where ${condition} and deleted_at is null ${ofStatus}`,
  );
}
