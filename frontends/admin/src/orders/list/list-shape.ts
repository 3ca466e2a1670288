import {
  COUPON_PRESENCES,
  ORDER_PERIODS,
  ORDER_PLANS,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderSort,
  type OrderStatus,
} from '@vitrine/schemas';
import { DAY_FILTERS } from '../../shared/desk/work/day-filters.js';
import { WORK_FILTERS } from '../../shared/desk/work/work-filters.js';
import { ANY_CODE, type ListShape } from '../../shared/list/index.js';

const COUPONS: readonly string[] = [...COUPON_PRESENCES, ANY_CODE];
/** The filters that only orders have. */
const ORDER_FILTERS = {
  placed: ORDER_PERIODS,
  ...DAY_FILTERS,
  plan: ORDER_PLANS,
  coupon: COUPONS,
  waiting: ['day'],
  subscription: ['expiring'],
} as const;

/** The parameters of the list of orders in the address. */
export const orderListShape = {
  sorts: ORDER_SORTS,
  defaultSort: '-createdAt',
  filters: { status: ORDER_STATUSES, ...ORDER_FILTERS, ...WORK_FILTERS },
} as const satisfies ListShape<
  OrderSort,
  { status: readonly OrderStatus[] } & typeof ORDER_FILTERS & typeof WORK_FILTERS
>;
