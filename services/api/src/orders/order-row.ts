import type { Language, OrderStatus, OrderType, SubscriptionStatus, SubscriptionType } from '@vitrine/schemas';

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

/** A row of `orders`; `customer`, `notes` and `admin_notes` are encrypted. */
export interface OrderRow {
  id: string;
  seq: string;
  product_id: string;
  product_name: string;
  order_type: OrderType;
  subscription_type: SubscriptionType | null;
  language: Language;
  status: OrderStatus;
  original_price_cents: number;
  coupon_id: string | null;
  coupon_code: string | null;
  coupon_discount_cents: number;
  product_price_cents: number;
  monthly_price_cents: number | null;
  subscription_status: SubscriptionStatus | null;
  subscription_ends_at: Date | null;
  customer: string;
  notes: string | null;
  admin_notes: string | null;
  price_history: PriceChange[];
  status_history: StatusChange[];
  version: number;
  created_at: Date;
  updated_at: Date;
  /** When the person was taken out of the order; `customer` cannot be read then. */
  erased_at: Date | null;
}

/** The columns of {@link OrderRow}, of the table named `o`. */
export const ORDER_COLUMNS = [
  'id',
  'seq',
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
  'admin_notes',
  'price_history',
  'status_history',
  'version',
  'created_at',
  'updated_at',
  'erased_at',
]
  .map((column) => `o.${column}`)
  .join(', ');
