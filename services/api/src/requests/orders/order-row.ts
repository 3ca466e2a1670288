import type { OrderStatus } from '@vitrine/schemas';
import type { Selectable, Updateable } from 'kysely';
import { db } from '../../database/db.js';
import type { Orders } from '../../database/tables.js';

/** One entry of `orders.price_history`. */
export interface PriceChange {
  changedAt: string;
  oldCents: number;
  newCents: number;
  changedBy: string;
}

/** One entry of `orders.status_history`. */
export interface StatusChange {
  changedAt: string;
  from: OrderStatus;
  to: OrderStatus;
  changedBy: string;
}

/** The columns that are read of an order. */
const FIELDS = [
  'id',
  'seq',
  'request_group',
  'product_id',
  'product_name',
  'order_type',
  'subscription_type',
  'language',
  'status',
  'original_price_cents',
  'coupon_id',
  'coupon_code',
  'coupon_discount_cents',
  'product_price_cents',
  'monthly_price_cents',
  'subscription_status',
  'subscription_ends_at',
  'customer',
  'notes',
  'configuration',
  'admin_notes',
  'price_history',
  'status_history',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'erased_at',
  'confirmation_sent_at',
] as const satisfies readonly (keyof Orders)[];

type Fields = Selectable<Pick<Orders, (typeof FIELDS)[number]>>;

/** A row of `orders`; `customer`, `notes`, `configuration` and `admin_notes` are encrypted. */
export interface OrderRow extends Omit<Fields, 'price_history' | 'status_history'> {
  price_history: PriceChange[];
  status_history: StatusChange[];
}

/** The columns of {@link OrderRow} for a table with the alias `o`. */
export const ORDER_COLUMNS = FIELDS.map((field) => `o.${field}`).join(', ');

/** Selects orders as {@link OrderRow}; callers add conditions. */
export const SELECT_ORDERS = db.selectFrom('orders').select(FIELDS).$castTo<OrderRow>();

/** A change of an order that returns it as {@link OrderRow}, and raises its version. */
export const updateOrder = (id: string, changes: Updateable<Orders>) =>
  db
    .updateTable('orders')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(FIELDS)
    .$castTo<OrderRow>();
