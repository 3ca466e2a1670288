import { ORDER_PERIOD_DAYS, type OrderExportQuery, type OrderPeriod, type OrderStatus } from '@vitrine/schemas';
import type { Parameters } from '../../../database/parameters.js';
import { RECORDS } from '../../desk/record-kind.js';
import { beginOf, getDayConditions } from '../../desk/work/day-filter.js';
import { COMPANY_TODAY, getWorkConditions, joinConditions, type WorkConditions } from '../../desk/work/work-filter.js';
import { EXPIRING_SOON_DAYS } from '../changes/subscription-period.js';

/** An order that is pending for more hours than this is overdue. */
export const MAX_PENDING_HOURS = 24;

/** SQL condition: an order is overdue. It is written so that the index `orders_status` is used. */
export const isOverdue = (row: string): string =>
  `${row}.status = 'pending' and ${row}.created_at < now() - interval '${MAX_PENDING_HOURS} hours'`;

/** SQL condition: an order is a subscription that ends soon. It is written so that the index `orders_subscription` is used. */
export const isExpiring = (row: string): string =>
  `${row}.order_type = 'subscription' and ${row}.status <> 'cancelled' and ${row}.subscription_status = 'active'
   and ${row}.subscription_ends_at between now() and now() + interval '${EXPIRING_SOON_DAYS} days'`;

/** SQL of an order's plan; the same expression as in the index `orders_plan`. */
const planOf = (row: string): string => `coalesce(${row}.subscription_type, ${row}.order_type)`;

/** SQL of the first day of a period. @param period today, or a number of days including today */
export const beginOfPeriod = (period: OrderPeriod): string => `${COMPANY_TODAY} - ${ORDER_PERIOD_DAYS[period] - 1}`;

const placedWithin =
  (period: OrderPeriod): WorkConditions =>
  (row) => [`${row}.created_at >= ${beginOf(beginOfPeriod(period))}`];

/** The condition of orders with a coupon: a code, `any` or `none`. */
export const withCoupon =
  (coupon: string): WorkConditions =>
  (row, parameters) => {
    if (coupon === 'any') return [`${row}.coupon_code is not null`];
    if (coupon === 'none') return [`${row}.coupon_code is null`];
    return [`${row}.coupon_code = ${parameters.add(coupon.toUpperCase(), 'text')}`];
  };

/** The filters of a list of orders beside search and status. */
export type OrderConditionFilters = Partial<Omit<OrderExportQuery, 'search' | 'status' | 'sort'>>;

/** The conditions of a list of orders beside search and status. @param viewerId account of the member of staff who asks */
export const getOrderConditions = (
  { waiting, subscription, placed, from, to, plan, coupon, ...work }: OrderConditionFilters,
  viewerId: string,
): WorkConditions | undefined =>
  joinConditions(
    waiting === undefined ? undefined : (row) => [isOverdue(row)],
    subscription === undefined ? undefined : (row) => [isExpiring(row)],
    placed ? placedWithin(placed) : undefined,
    getDayConditions({ from, to }),
    plan ? (row, parameters) => [`${planOf(row)} = ${parameters.add(plan, 'text')}`] : undefined,
    coupon ? withCoupon(coupon) : undefined,
    getWorkConditions(RECORDS.order, work, viewerId),
  );

/** SQL condition: the orders `o` of a status with further conditions. */
export const getWhere = (
  status: OrderStatus | undefined,
  more: WorkConditions | undefined,
  parameters: Parameters,
): string =>
  [
    'o.deleted_at is null',
    ...(status === undefined ? [] : [`o.status = ${parameters.add(status, 'text')}`]),
    ...(more?.('o', parameters) ?? []),
  ].join(' and ');
