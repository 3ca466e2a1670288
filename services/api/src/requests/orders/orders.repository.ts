import { Injectable } from '@nestjs/common';
import type { Language, OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { Database, run, type Queryable } from '../../database/database.js';
import { prepared } from '../../database/db.js';
import type { Orders } from '../../database/tables.js';
import { itemIsUnchanged } from '../../catalogue/pricing/orderable-items.js';
import { mailValues, type MailValues } from '../../platform/notifications/outbox/mail-values.js';
import type { OutboxEntry } from '../../platform/notifications/outbox/outbox-entry.js';
import {
  freeKey,
  hasFreeKey,
  keyValues,
  type KeyValues,
  type Repeat,
} from '../visitor-requests/idempotency/idempotency-key.js';

/** When the customer gave each consent; `null` = not given. */
interface ConsentTimes {
  dataProcessingAt: Date;
  marketingAt: Date | null;
  analyticsAt: Date | null;
}

/** A new order as it is stored: amounts in cents, personal data encrypted. */
export interface NewOrder {
  id: string;
  /** Id of the first order of a request for several; `null` for one alone. */
  requestGroup: string | null;
  productId: string;
  /** The item's when its price was read. */
  itemState: string;
  productName: string;
  orderType: OrderType;
  subscriptionType: SubscriptionType | null;
  language: Language;
  status: OrderStatus;
  originalPriceCents: number;
  couponId: string | null;
  couponCode: string | null;
  couponDiscountCents: number;
  productPriceCents: number;
  monthlyPriceCents: number | null;
  subscriptionStatus: SubscriptionStatus | null;
  subscriptionEndsAt: Date | null;
  customer: string;
  /** Finds the order by its e-mail address. */
  emailToken: string;
  notes: string | null;
  /** The design of the app; `null` without one. */
  configuration: string | null;
  createdAt: Date;
  searchTokens: readonly string[];
  consents: ConsentTimes;
  mails: readonly OutboxEntry[];
  /** For a request with an `Idempotency-Key`: the key and what a repeat is answered. */
  repeat: Repeat | undefined;
}

/** What the statement writes beside the order's own columns. */
interface Parameters extends Omit<NewOrder, 'consents' | 'mails' | 'repeat'>, ConsentTimes, KeyValues, MailValues {}

/** What a new order has by default, or only later. */
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

type OrderValues = Readonly<Record<Exclude<keyof Orders, SetLater>, RawBuilder<unknown>>>;

/** The value of each column of a new row of `orders`. */
const orderValues = (given: Parameters): OrderValues => ({
  id: sql`${given.id}::uuid`,
  request_group: sql`${given.requestGroup}::uuid`,
  product_id: sql`${given.productId}::uuid`,
  product_name: sql`${given.productName}::text`,
  order_type: sql`${given.orderType}::text`,
  subscription_type: sql`${given.subscriptionType}::text`,
  language: sql`${given.language}::text`,
  status: sql`${given.status}::text`,
  original_price_cents: sql`${given.originalPriceCents}::integer`,
  coupon_id: sql`${given.couponId}::uuid`,
  coupon_code: sql`${given.couponCode}::text`,
  coupon_discount_cents: sql`${given.couponDiscountCents}::integer`,
  product_price_cents: sql`${given.productPriceCents}::integer`,
  monthly_price_cents: sql`${given.monthlyPriceCents}::integer`,
  subscription_status: sql`${given.subscriptionStatus}::text`,
  subscription_ends_at: sql`${given.subscriptionEndsAt}::timestamptz`,
  customer: sql`${given.customer}::text`,
  email_token: sql`${given.emailToken}::bigint`,
  notes: sql`${given.notes}::text`,
  configuration: sql`${given.configuration}::text`,
  created_at: sql`${given.createdAt}::timestamptz`,
  updated_at: sql`${given.createdAt}::timestamptz`,
});

/**
 * Everything an order writes, in one statement: one round trip, and a transaction of its own where no coupon follows. An item that was changed
 * since its price was read stops all of it, and so does a taken, unexpired idempotency key; a key that another transaction is just writing is
 * waited for.
 */
const INSERT = prepared<Parameters>()('order-insert', (given) => {
  const values = orderValues(given);
  const isUnchanged = sql<boolean>`exists (select from item)`;
  return sql<{ unchanged: boolean; placed: boolean }>`
    with item as materialized (${itemIsUnchanged(given)}), free_key as (${freeKey(given, isUnchanged)}), new_order as (
      insert into orders (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(values))}
      where ${isUnchanged} and ${hasFreeKey(given)}
      returning id, seq
    ), search as (
      insert into order_search_changes (order_seq, tokens) select seq, ${given.searchTokens}::bigint[] from new_order
    ), consent as (
      insert into consents (order_id, data_processing_at, marketing_at, analytics_at, received_at)
      select id, ${given.dataProcessingAt}::timestamptz, ${given.marketingAt}::timestamptz, ${given.analyticsAt}::timestamptz,
        ${given.createdAt}::timestamptz
      from new_order
    ), mails as (
      insert into outbox (id, kind, order_id, language, request_id, traceparent)
      select mail.id, mail.kind, new_order.id, mail.language, ${given.requestId}::text, ${given.traceparent}::text
      from new_order, unnest(${given.mailIds}::uuid[], ${given.mailKinds}::text[], ${given.mailLanguages}::text[])
        as mail (id, kind, language)
    )
    select ${isUnchanged} as unchanged, exists (select from new_order) as placed`;
});

/**
 * What an insert came to: `changed` = an item is not what it was when its price was read, `repeated` = the idempotency key is taken. Nothing is
 * written then.
 */
export type Insertion = 'placed' | 'changed' | 'repeated';

/** Rolls a request for several back. */
class NotPlaced extends Error {
  constructor(readonly insertion: Insertion) {
    super('An order was not placed');
  }
}

/** The hot writes of orders as plain SQL. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes the new orders of one request with their search index, consents, mails and the idempotency key, which the first one has: all or none.
   * @param last more work in the same transaction, after the orders; when it rejects, nothing is written
   */
  async insert(
    [first, ...others]: readonly [NewOrder, ...NewOrder[]],
    last?: (connection: Queryable) => Promise<void>,
  ): Promise<Insertion> {
    if (!last && others.length === 0) return insertOne(await this.database.pool(), first);
    try {
      await this.database.transaction(async (connection) => {
        for (const order of [first, ...others]) {
          const insertion = await insertOne(connection, order);
          if (insertion !== 'placed') throw new NotPlaced(insertion);
        }
        await last?.(connection);
      });
      return 'placed';
    } catch (error) {
      if (error instanceof NotPlaced) return error.insertion;
      throw error;
    }
  }
}

async function insertOne(on: Queryable, order: NewOrder): Promise<Insertion> {
  const [outcome] = await run(on, INSERT.with(toParameters(order)));
  if (outcome?.placed) return 'placed';
  return outcome?.unchanged ? 'repeated' : 'changed';
}

const toParameters = ({ consents, mails, repeat, ...order }: NewOrder): Parameters => ({
  ...order,
  ...consents,
  ...keyValues(repeat),
  ...mailValues(mails),
});
