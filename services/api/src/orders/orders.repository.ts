import { Injectable } from '@nestjs/common';
import type { Language, OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';
import { Database, rows, type Queryable } from '../database/database.js';
import type { OutboxEntry } from '../notifications/outbox-entry.js';
import type { Repeatable } from './idempotency.js';
import type { PlacedOrderDto } from './order.dto.js';
import type { OrderRow } from './order-row.js';

/** A new order as it is stored: amounts in cents, personal data encrypted. */
export interface NewOrder {
  id: string;
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
  createdAt: Date;
  searchTokens: readonly string[];
  consents: { dataProcessingAt: Date; marketingAt: Date | null; analyticsAt: Date | null };
  mails: readonly OutboxEntry[];
  /** For a request with an `Idempotency-Key`: the key and what a repeat is answered. */
  repeat: (Repeatable & { response: PlacedOrderDto; expiresAt: Date }) | undefined;
}

/** What a new order has by default, or only later. */
type SetLater = 'seq' | 'admin_notes' | 'price_history' | 'status_history' | 'version' | 'updated_by' | 'erased_at';

/** The value of each column of a new row of `orders`. */
const VALUES: Readonly<Record<Exclude<keyof OrderRow, SetLater> | 'email_token', string>> = {
  id: '$1::uuid',
  product_id: '$2::uuid',
  product_name: '$3',
  order_type: '$4',
  subscription_type: '$5',
  language: '$6',
  status: '$7',
  original_price_cents: '$8::integer',
  coupon_id: '$9::uuid',
  coupon_code: '$10',
  coupon_discount_cents: '$11::integer',
  product_price_cents: '$12::integer',
  monthly_price_cents: '$13::integer',
  subscription_status: '$14',
  subscription_ends_at: '$15::timestamptz',
  customer: '$16',
  notes: '$17',
  created_at: '$18::timestamptz',
  updated_at: '$18::timestamptz',
  email_token: '$30::bigint',
};

/**
 * Everything an order writes, in one statement: one round trip, and a transaction of its own where no coupon follows. A taken, unexpired
 * idempotency key stops all of it; a key that another transaction is just writing is waited for.
 */
const INSERT = {
  name: 'order-insert',
  text: `
    with free_key as (
      insert into idempotency_keys (key_hash, fingerprint, response, expires_at)
      select $19::bytea, $20::bytea, $21::json, $22::timestamptz where $19::bytea is not null
      on conflict (key_hash) do update
        set fingerprint = excluded.fingerprint, response = excluded.response, expires_at = excluded.expires_at
        where idempotency_keys.expires_at <= now()
      returning 1
    ), new_order as (
      insert into orders (${Object.keys(VALUES).join(', ')})
      select ${Object.values(VALUES).join(', ')}
      where $19::bytea is null or exists (select from free_key)
      returning id, seq
    ), search as (
      insert into order_search (token, order_seq) select token, seq from new_order, unnest($23::bigint[]) as token
    ), consent as (
      insert into consents (order_id, data_processing_at, marketing_at, analytics_at, received_at)
      select id, $24::timestamptz, $25::timestamptz, $26::timestamptz, $18::timestamptz from new_order
    ), mails as (
      insert into outbox (id, kind, order_id, language)
      select mail.id, mail.kind, new_order.id, mail.language
      from new_order, unnest($27::uuid[], $28::text[], $29::text[]) as mail (id, kind, language)
    )
    select 1 from new_order`,
};

/** The hot writes of orders as plain SQL. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes a new order with its search index, consents, mails and idempotency key.
   * @param last more work in the same transaction, after the order; when it rejects, nothing is written
   * @returns false when the idempotency key is taken; nothing is written then
   */
  async insert(order: NewOrder, last?: (connection: Queryable) => Promise<void>): Promise<boolean> {
    const parameters = parametersOf(order);
    if (!last) return (await this.database.query(INSERT, parameters)).length > 0;
    return this.database.transaction(async (connection) => {
      const inserted = await rows(connection, INSERT, parameters);
      if (inserted.length === 0) return false;
      await last(connection);
      return true;
    });
  }
}

const parametersOf = (order: NewOrder): unknown[] => [
  order.id,
  order.productId,
  order.productName,
  order.orderType,
  order.subscriptionType,
  order.language,
  order.status,
  order.originalPriceCents,
  order.couponId,
  order.couponCode,
  order.couponDiscountCents,
  order.productPriceCents,
  order.monthlyPriceCents,
  order.subscriptionStatus,
  order.subscriptionEndsAt,
  order.customer,
  order.notes,
  order.createdAt,
  order.repeat?.keyHash ?? null,
  order.repeat?.fingerprint ?? null,
  order.repeat ? JSON.stringify(order.repeat.response) : null,
  order.repeat?.expiresAt ?? null,
  order.searchTokens,
  order.consents.dataProcessingAt,
  order.consents.marketingAt,
  order.consents.analyticsAt,
  order.mails.map(({ id }) => id),
  order.mails.map(({ kind }) => kind),
  order.mails.map(({ language }) => language),
  order.emailToken,
];
