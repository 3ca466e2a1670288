import { sql, type RawBuilder } from 'kysely';
import { itemIsUnchanged } from '../../../catalogue/pricing/orderable-items.js';
import { run, type Queryable } from '../../../database/database.js';
import { prepared } from '../../../database/db.js';
import type { Orders } from '../../../database/tables.js';
import { mailValues, type MailValues } from '../../../platform/notifications/outbox/mail-values.js';
import { takeFreeKeys } from '../../visitor-requests/idempotency/idempotency-key.js';
import type { ConsentTimes, Insertion, NewOrder } from './new-order.js';

/** A new order in the form that the statement reads from JSON. */
interface GivenOrder extends Omit<NewOrder, 'consents' | 'mails' | 'repeat'>, ConsentTimes, MailValues {
  /** In PostgreSQL's hexadecimal form of `bytea`. */
  keyHash: string | null;
  fingerprint: string | null;
  response: object | null;
  keyExpiresAt: Date | null;
}

/** The PostgreSQL type of each value. */
const TYPES: Readonly<Record<keyof GivenOrder, string>> = {
  id: 'uuid',
  requestGroup: 'uuid',
  productId: 'uuid',
  itemState: 'text',
  productName: 'text',
  orderType: 'text',
  subscriptionType: 'text',
  language: 'text',
  status: 'text',
  originalPriceCents: 'integer',
  couponId: 'uuid',
  couponCode: 'text',
  couponDiscountCents: 'integer',
  productPriceCents: 'integer',
  monthlyPriceCents: 'integer',
  subscriptionStatus: 'text',
  subscriptionEndsAt: 'timestamptz',
  customer: 'text',
  emailToken: 'bigint',
  notes: 'text',
  configuration: 'text',
  createdAt: 'timestamptz',
  searchTokens: 'bigint[]',
  dataProcessingAt: 'timestamptz',
  marketingAt: 'timestamptz',
  analyticsAt: 'timestamptz',
  mailIds: 'uuid[]',
  mailKinds: 'text[]',
  mailLanguages: 'text[]',
  requestId: 'text',
  traceparent: 'text',
  keyHash: 'bytea',
  fingerprint: 'bytea',
  response: 'json',
  keyExpiresAt: 'timestamptz',
};

/** Columns that have a default or are set only later. */
type SetLater =
  | 'admin_notes'
  | 'confirmation_sent_at'
  | 'deleted_at'
  | 'erased_at'
  | 'price_history'
  | 'seq'
  | 'status_history'
  | 'updated_by'
  | 'version';

/** The field whose value each column of a new row of `orders` gets. */
const COLUMNS: Readonly<Record<Exclude<keyof Orders, SetLater>, keyof GivenOrder>> = {
  id: 'id',
  request_group: 'requestGroup',
  product_id: 'productId',
  product_name: 'productName',
  order_type: 'orderType',
  subscription_type: 'subscriptionType',
  language: 'language',
  status: 'status',
  original_price_cents: 'originalPriceCents',
  coupon_id: 'couponId',
  coupon_code: 'couponCode',
  coupon_discount_cents: 'couponDiscountCents',
  product_price_cents: 'productPriceCents',
  monthly_price_cents: 'monthlyPriceCents',
  subscription_status: 'subscriptionStatus',
  subscription_ends_at: 'subscriptionEndsAt',
  customer: 'customer',
  email_token: 'emailToken',
  notes: 'notes',
  configuration: 'configuration',
  created_at: 'createdAt',
  updated_at: 'createdAt',
};

const given = (name: keyof GivenOrder): RawBuilder<unknown> => sql.ref(`given.${name}`);
const names = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)));
const values = (fields: readonly (keyof GivenOrder)[]): RawBuilder<unknown> => sql.join(fields.map(given));

/**
 * Writes new orders with all their rows in one statement: one round trip, and a transaction of its own where nothing follows. Leaves out an order
 * whose item was changed since its price was read, or whose idempotency key is taken and not expired. Waits for a transaction that is writing the
 * same key.
 */
const INSERT = prepared<{ orders: string }>()('orders-insert', ({ orders }) => {
  const types = Object.entries(TYPES).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql<{ id: string; unchanged: boolean; placed: boolean }>`
    with given as materialized (
      select * from json_to_recordset(${orders}::json) as given (${sql.join(types)})
    ), unchanged as materialized (
      select id from given
      where exists (${itemIsUnchanged({ id: given('productId'), state: given('itemState') })})
    ), free_key as (
      ${takeFreeKeys(sql`
        select ${values(['keyHash', 'fingerprint', 'response', 'keyExpiresAt'])}
        from given join unchanged using (id)
        where ${given('keyHash')} is not null order by ${given('keyHash')}`)}
    ), new_order as (
      insert into orders (${names(Object.keys(COLUMNS))})
      select ${values(Object.values(COLUMNS))} from given join unchanged using (id)
      where ${given('keyHash')} is null or ${given('keyHash')} in (select key_hash from free_key)
      returning id, seq
    ), placed as materialized (
      select given.*, new_order.seq from given join new_order using (id)
    ), search as (
      insert into order_search_changes (order_seq, tokens) select seq, ${sql.ref('searchTokens')} from placed
    ), consent as (
      insert into consents (order_id, data_processing_at, marketing_at, analytics_at, received_at)
      select ${names(['id', 'dataProcessingAt', 'marketingAt', 'analyticsAt', 'createdAt'])} from placed
    ), mails as (
      insert into outbox (id, kind, order_id, language, request_id, traceparent)
      select mail.id, mail.kind, placed.id, mail.language, ${names(['requestId', 'traceparent'])}
      from placed, unnest(${names(['mailIds', 'mailKinds', 'mailLanguages'])}) as mail (id, kind, language)
    )
    select id, id in (select id from unchanged) as unchanged, id in (select id from new_order) as placed from given`;
});

/**
 * Writes new orders with their search index, consents, mails and idempotency keys; no two orders may have the same key.
 * @returns the outcome of each, in the same order
 */
export async function insertOrders(on: Queryable, orders: readonly NewOrder[]): Promise<Insertion[]> {
  const rows = await run(on, INSERT.with({ orders: JSON.stringify(orders.map(toGiven)) }));
  const outcomes = new Map(rows.map(({ id, unchanged, placed }) => [id, toInsertion(unchanged, placed)]));
  return orders.map(({ id }) => {
    const outcome = outcomes.get(id);
    if (!outcome) throw new Error(`The statement returned no outcome for the order ${id}`);
    return outcome;
  });
}

const toInsertion = (unchanged: boolean, placed: boolean): Insertion => {
  if (placed) return 'placed';
  return unchanged ? 'repeated' : 'changed';
};

const toGiven = ({ consents, mails, repeat, ...order }: NewOrder): GivenOrder => ({
  ...order,
  ...consents,
  ...mailValues(mails),
  keyHash: repeat ? toHex(repeat.keyHash) : null,
  fingerprint: repeat ? toHex(repeat.fingerprint) : null,
  response: repeat?.response ?? null,
  keyExpiresAt: repeat?.expiresAt ?? null,
});

const toHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
