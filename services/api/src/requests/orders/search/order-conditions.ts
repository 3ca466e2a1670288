import { ORDER_PERIOD_DAYS, type OrderExportQuery, type OrderPeriod } from '@vitrine/schemas';
import { RECORDS } from '../../desk/record-kind.js';
import { beginOf, getDayConditions } from '../../desk/work/day-filter.js';
import { COMPANY_TODAY, getWorkConditions, joinConditions, type WorkConditions } from '../../desk/work/work-filter.js';
import { EXPIRING_SOON_DAYS } from '../changes/subscription-period.js';

/** An order that is pending for so long needs somebody; hours. */
const LONGEST_PENDING_HOURS = 24;

/** Whether an order waits for too long; its parts are those of an index (`orders_status`). */
export const isOverdue = (row: string): string =>
  `${row}.status = 'pending' and ${row}.created_at < now() - interval '${LONGEST_PENDING_HOURS} hours'`;

/** Whether an order is a subscription that ends soon; its parts are those of an index (`orders_subscription`). */
export const isExpiring = (row: string): string =>
  `${row}.order_type = 'subscription' and ${row}.status <> 'cancelled' and ${row}.subscription_status = 'active'
   and ${row}.subscription_ends_at between now() and now() + interval '${EXPIRING_SOON_DAYS} days'`;

/** How an order is paid; an index (`orders_plan`) holds the same expression. */
const planOf = (row: string): string => `coalesce(${row}.subscription_type, ${row}.order_type)`;

/** @param period today, or so many days with it */
const placedWithin =
  (period: OrderPeriod): WorkConditions =>
  (row) => [`${row}.created_at >= ${beginOf(`${COMPANY_TODAY} - ${ORDER_PERIOD_DAYS[period] - 1}`)}`];

const withCoupon =
  (coupon: string): WorkConditions =>
  (row, parameters) => {
    if (coupon === 'any') return [`${row}.coupon_code is not null`];
    if (coupon === 'none') return [`${row}.coupon_code is null`];
    return [`${row}.coupon_code = ${parameters.add(coupon.toUpperCase(), 'text')}`];
  };

/** The conditions of a list of orders beside search and status. @param viewerId account of whoever asks */
export const getOrderConditions = (
  { waiting, subscription, placed, from, to, plan, coupon, ...work }: Partial<OrderExportQuery>,
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

/**
 * The condition of the orders that a list leaves out, where it is narrowed by nothing else beside search and status, and they are few:
 * those it shows are nearly all orders, and counting them reads an entry of an index for each.
 */
export const getFewLeftOut = ({ coupon, ...others }: Partial<OrderExportQuery>): WorkConditions | undefined =>
  coupon === 'none' && Object.values(others).every((value) => !value) ? withCoupon('any') : undefined;
