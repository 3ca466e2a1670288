import { Injectable } from '@nestjs/common';
import type { Language, OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { Database, run, type Queryable } from '../../database/database.js';
import { prepared } from '../../database/db.js';
import type { Orders } from '../../database/tables.js';
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

/** What the statement writes beside the order's own columns. The lists of mails have one mail at each index. */
interface Parameters extends Omit<NewOrder, 'consents' | 'mails' | 'repeat'>, ConsentTimes, KeyValues {
  mailIds: readonly string[];
  mailKinds: readonly string[];
  mailLanguages: readonly Language[];
  requestId: string | null;
  traceparent: string | null;
}

/** What a new order has by default, or only later. */
type SetLater =
  'admin_notes' | 'deleted_at' | 'erased_at' | 'price_history' | 'seq' | 'status_history' | 'updated_by' | 'version';

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
 * Everything an order writes, in one statement: one round trip, and a transaction of its own where no coupon follows. A taken, unexpired
 * idempotency key stops all of it; a key that another transaction is just writing is waited for.
 */
const INSERT = prepared<Parameters>()('order-insert', (given) => {
  const values = orderValues(given);
  return sql<{ one: number }>`
    with free_key as (${freeKey(given)}), new_order as (
      insert into orders (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(values))}
      where ${hasFreeKey(given)}
      returning id, seq
    ), search as (
      insert into order_search (token, order_seq)
      select token, seq from new_order, unnest(${given.searchTokens}::bigint[]) as token
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
    select 1 as one from new_order`;
});

/** The hot writes of orders as plain SQL. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes the new orders of one request with their search index, consents, mails and the idempotency key, which the first one has: all or none.
   * @param last more work in the same transaction, after the orders; when it rejects, nothing is written
   * @returns false when the idempotency key is taken; nothing is written then
   */
  async insert(
    [first, ...others]: readonly [NewOrder, ...NewOrder[]],
    last?: (connection: Queryable) => Promise<void>,
  ): Promise<boolean> {
    const insert = INSERT.with(toParameters(first));
    if (!last && others.length === 0) return (await this.database.run(insert)).length > 0;
    return this.database.transaction(async (connection) => {
      const inserted = await run(connection, insert);
      if (inserted.length === 0) return false;
      for (const order of others) await run(connection, INSERT.with(toParameters(order)));
      await last?.(connection);
      return true;
    });
  }
}

const toParameters = ({ consents, mails, repeat, ...order }: NewOrder): Parameters => ({
  ...order,
  ...consents,
  ...keyValues(repeat),
  mailIds: mails.map(({ id }) => id),
  mailKinds: mails.map(({ kind }) => kind),
  mailLanguages: mails.map(({ language }) => language),
  requestId: mails[0]?.requestId ?? null,
  traceparent: mails[0]?.traceparent ?? null,
});
