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
  /** E-mail address of the administrator who changed it last. */
  updated_by: string | null;
  /** When the person was taken out of the order; `customer` cannot be read then. */
  erased_at: Date | null;
}

const COLUMNS: Readonly<Record<keyof OrderRow, true>> = {
  id: true,
  seq: true,
  product_id: true,
  product_name: true,
  order_type: true,
  subscription_type: true,
  language: true,
  status: true,
  original_price_cents: true,
  coupon_id: true,
  coupon_code: true,
  coupon_discount_cents: true,
  product_price_cents: true,
  monthly_price_cents: true,
  subscription_status: true,
  subscription_ends_at: true,
  customer: true,
  notes: true,
  admin_notes: true,
  price_history: true,
  status_history: true,
  version: true,
  created_at: true,
  updated_at: true,
  updated_by: true,
  erased_at: true,
};

/** The columns of {@link OrderRow}, of the table named `o`. */
export const ORDER_COLUMNS = Object.keys(COLUMNS)
  .map((column) => `o.${column}`)
  .join(', ');
