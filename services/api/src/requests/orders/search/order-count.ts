import { COMPANY_TIME_ZONE, type OrderStatus } from '@vitrine/schemas';
import type { Database } from '../../../database/database.js';
import { Parameters } from '../../../database/parameters.js';
import { RECORDS } from '../../desk/record-kind.js';
import { beginOf } from '../../desk/work/day-filter.js';
import { isAssigned, joinConditions, NOBODY, type WorkConditions } from '../../desk/work/work-filter.js';
import {
  beginOfPeriod,
  getOrderConditions,
  getWhere,
  MAX_PENDING_HOURS,
  withCoupon,
  type OrderConditionFilters,
} from './order-conditions.js';

/** Conditions for counting the orders of a list from the daily figures. Counting from the index would read one entry per order. */
export interface CountFromFigures {
  /** Conditions of the figures. */
  figures: WorkConditions | undefined;
  /** Conditions of the list's orders that these figures lack. */
  missing: WorkConditions | undefined;
  /** Conditions of the orders in these figures that the list leaves out. */
  leftOut: WorkConditions | undefined;
}

/** The last day that has an overdue order; only a part of it is overdue. */
const LAST_OVERDUE_DAY = `((now() - interval '${MAX_PENDING_HOURS} hours') at time zone '${COMPANY_TIME_ZONE}')::date`;

/**
 * How a list without a search is counted.
 * @param viewerId account of the member of staff who asks
 * @returns `undefined` where the figures do not help: the filters fit few orders, which are counted one by one
 */
export function getCountFromFigures(
  { waiting, placed, from, to, plan, coupon, assignee, ...others }: OrderConditionFilters,
  viewerId: string,
): CountFromFigures | undefined {
  const exclusions = [
    ...(coupon === 'none' ? [withCoupon('any')] : []),
    ...(assignee === NOBODY ? [isAssigned(RECORDS.order)] : []),
  ];
  const fitsFew = (coupon && coupon !== 'none') || (assignee && assignee !== NOBODY);
  if (fitsFew || exclusions.length > 1 || Object.values(others).some((value) => value)) return undefined;
  const counted = getOrderConditions({ waiting, placed, from, to, plan }, viewerId);
  const whole = joinConditions(
    waiting ? (row) => [`${row}.status = 'pending' and ${row}.day < ${LAST_OVERDUE_DAY}`] : undefined,
    placed ? (row) => [`${row}.day >= ${beginOfPeriod(placed)}`] : undefined,
    from ? (row, parameters) => [`${row}.day >= ${parameters.add(from, 'date')}`] : undefined,
    to ? (row, parameters) => [`${row}.day <= ${parameters.add(to, 'date')}`] : undefined,
    plan ? (row, parameters) => [`${row}.plan = ${parameters.add(plan, 'text')}`] : undefined,
  );
  return {
    figures: whole,
    missing: waiting
      ? joinConditions(counted, (row) => [`${row}.created_at >= ${beginOf(LAST_OVERDUE_DAY)}`])
      : undefined,
    leftOut: exclusions.length > 0 ? joinConditions(counted, ...exclusions) : undefined,
  };
}

/** The number of orders; at least 0, as orders may change between the statements. */
export async function countFromFigures(
  database: Database,
  { figures, missing, leftOut }: CountFromFigures,
  status: OrderStatus | undefined,
): Promise<number> {
  const [whole, more, less] = await Promise.all([
    sumFigures(database, figures, status),
    missing ? countOrders(database, missing, status) : 0,
    leftOut ? countOrders(database, leftOut, status) : 0,
  ]);
  return Math.max(0, whole + more - less);
}

/** The number of orders with conditions; reads an index entry for each. */
function countOrders(database: Database, conditions: WorkConditions, status: OrderStatus | undefined): Promise<number> {
  const parameters = new Parameters();
  return countRows(database, `orders o where ${getWhere(status, conditions, parameters)}`, parameters.values);
}

/** @param from the SQL after `from` */
export const countRows = (database: Database, from: string, values: readonly unknown[]): Promise<number> =>
  readCount(database, `select count(*)::integer as total from ${from}`, values);

/** The changes that the worker has not yet added to the figures count as well. */
function sumFigures(
  database: Database,
  conditions: WorkConditions | undefined,
  status: OrderStatus | undefined,
): Promise<number> {
  const parameters = new Parameters();
  const where = [
    ...(status === undefined ? [] : [`f.status = ${parameters.add(status, 'text')}`]),
    ...(conditions?.('f', parameters) ?? []),
  ];
  return readCount(
    database,
    `select coalesce(sum(f.orders), 0)::integer as total
     from (
       select day, plan, status, orders from order_figures
       union all
       select day, plan, status, orders from order_figure_changes
     ) as f ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`,
    parameters.values,
  );
}

async function readCount(database: Database, text: string, values: readonly unknown[]): Promise<number> {
  const [counted] = await database.forStaff.query<{ total: number }>(text, [...values]);
  return counted?.total ?? 0;
}
