import { COMPANY_TIME_ZONE, type OrderPlan, type OrderStatus } from '@vitrine/schemas';
import { sql } from 'kysely';
import { RECORDS } from '../desk/record-kind.js';

/** Coupons in the statistics. */
const MAX_COUPONS = 20;

/** The orders of one day, or of all days with one product, name, plan and status; the fields that a row is not grouped by are `null`. */
export interface OrderFigures {
  /** `YYYY-MM-DD`. */
  day: string | null;
  product: string | null;
  /** Name of the product when it was ordered. */
  name: string | null;
  plan: OrderPlan | null;
  status: OrderStatus | null;
  /** `YYYY-MM-DD`, the last day with such an order. */
  last: string;
  orders: number;
  /** The sum of their prices. */
  cents: string;
}

/** @param since the first day, `YYYY-MM-DD` */
export const orderFigures = (since: string) => sql<OrderFigures>`
  with figures as (
    select day, product_id, product_name, plan, status, orders, cents from order_figures where day >= ${since}::date
    union all
    select day, product_id, product_name, plan, status, orders, cents from order_figure_changes where day >= ${since}::date
  )
  select to_char(day, 'YYYY-MM-DD') as day, product_id as product, product_name as name, plan, status,
    to_char(max(day), 'YYYY-MM-DD') as last, sum(orders)::integer as orders, sum(cents)::text as cents
  from figures group by grouping sets ((day), (product_id, product_name, plan, status)) having sum(orders) <> 0`;

/** The sums over the orders with one coupon that are not cancelled; amounts in cents. */
export interface CouponFigures {
  code: string;
  orders: number;
  confirmed: number;
  cents: string;
  discountCents: string;
}

/** The coupons with the most orders that are not cancelled. @param since the first day, `YYYY-MM-DD` */
export const couponFigures = (since: string) => sql<CouponFigures>`
  with figures as (
    select coupon_code, status, orders, cents, discount_cents from coupon_figures where day >= ${since}::date
    union all
    select coupon_code, status, orders, cents, discount_cents from order_figure_changes
    where coupon_code is not null and day >= ${since}::date
  )
  select coupon_code as code, sum(orders)::integer as orders,
    coalesce(sum(orders) filter (where status in ('confirmed', 'completed')), 0)::integer as confirmed,
    sum(cents)::text as cents, sum(discount_cents)::text as "discountCents"
  from figures where status <> 'cancelled'
  group by coupon_code having sum(orders) > 0 order by 2 desc, code limit ${MAX_COUPONS}`;

/**
 * The number of contact requests of each day that had any; reads only the days' entries of the index `contacts_created`.
 * @param since the first day, `YYYY-MM-DD`
 */
export const contactFigures = (since: string) => sql<{ day: string; contacts: number }>`
  select to_char(created_at at time zone ${sql.lit(COMPANY_TIME_ZONE)}, 'YYYY-MM-DD') as day, count(*)::integer as contacts
  from contacts
  where ${RECORDS.contact.isPresent} and created_at >= ${since}::timestamp at time zone ${sql.lit(COMPANY_TIME_ZONE)}
  group by 1`;
