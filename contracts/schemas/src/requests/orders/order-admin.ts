import { object, type InferType } from 'yup';
import { adminNotes, version } from '../../fields/admin-fields.js';
import {
  MAXIMUM_LENGTHS,
  ORDER_PERIODS,
  ORDER_PLANS,
  ORDER_SORTS,
  ORDER_STATUSES,
  SUBSCRIPTION_STATUSES,
} from '../../constants.js';
import { described } from '../../fields/described.js';
import { blankAsAbsent, choice, euros, line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { dayFilters } from '../day-filters.js';
import { workFilters } from '../desk.js';
import { bulkRows, bulkStatus } from '../bulk-rows.js';
import { exportColumns } from '../export-columns.js';
import { cursorField, listQueryFields } from '../list-query.js';
import { sentence } from '../../messages/translate.js';
import { ORDER_EXPORT_COLUMNS } from './export-columns.js';

/** What an order costs, in euros. */
export const orderPrice = () => euros().transform(blankAsAbsent).min(0, sentence('order.price'));

/**
 * Body of `PUT /api/orders/{id}`: any of these fields; price in euros (contract, Admin: orders). A null, as in the server's answers, counts as not
 * given; null `adminNotes` are cleared.
 */
export const orderUpdateSchema = requestBody('OrderUpdate', 'What staff change of an order: any of the fields', {
  status: described(choice(ORDER_STATUSES, sentence('order.status')).transform(blankAsAbsent), 'New status', {
    example: 'confirmed',
  }),
  adminNotes: adminNotes(),
  productPrice: described(orderPrice(), 'New price in euros; of a completed order it cannot be changed', {
    example: 4500,
  }),
  subscriptionStatus: described(
    choice(SUBSCRIPTION_STATUSES, sentence('order.subscriptionStatus')).transform(blankAsAbsent),
    'New status of the subscription; `active` renews it for a month',
    { example: 'active' },
  ),
  version: version(),
});

const { search, page, limit } = listQueryFields(
  'Every word must begin a word of the product name, customer name, e-mail address or company',
);
/** Filters of the list of orders. */
const orderFilters = {
  ...workFilters(),
  search,
  waiting: described(
    choice(['day'], sentence('order.waiting')).transform(blankAsAbsent),
    'Only those that have been pending for more than 24 hours',
    { example: 'day' },
  ),
  subscription: described(
    choice(['expiring'], sentence('order.subscription')).transform(blankAsAbsent),
    'Only active subscriptions that end within 7 days',
    { example: 'expiring' },
  ),
  placed: described(
    choice(ORDER_PERIODS, sentence('order.placed')).transform(blankAsAbsent),
    'Only those of today in Europe/Berlin, or of the last 7 or 30 days with today',
    { example: '7days' },
  ),
  ...dayFilters('placed'),
  plan: described(
    choice(ORDER_PLANS, sentence('order.plan')).transform(blankAsAbsent),
    'Only those paid so: `product` and `accessory` once, `monthly` and `enhanced` as a subscription',
    { example: 'monthly' },
  ),
  coupon: described(
    line().transform(blankAsAbsent).max(MAXIMUM_LENGTHS.couponCode, sentence('coupon.codeLength')),
    'Only those with the coupon of this code, whatever the case; with `any` coupon, or with `none`, written in small letters',
    { example: 'any' },
  ),
  status: described(
    choice(ORDER_STATUSES, sentence('order.status')).transform(blankAsAbsent),
    'Only those of this status',
    { example: 'pending' },
  ),
};

const sort = described(
  choice(ORDER_SORTS, sentence('list.sort')).transform(blankAsAbsent).default('-createdAt'),
  'What the list is ordered by; a minus sign turns the order round',
  { example: '-createdAt' },
);

/** Query of `GET /api/orders`; an empty value counts as not given. */
export const orderListQuerySchema = object({ ...orderFilters, sort, page, limit, cursor: cursorField() }).noUnknown();

/** Query of `GET /api/orders/export`: filters and sorting of the list, and the columns. */
export const orderExportQuerySchema = object({
  ...orderFilters,
  sort,
  columns: exportColumns(ORDER_EXPORT_COLUMNS, '`assignee`, `customer` and `company`'),
}).noUnknown();

const found = bulkRows(orderFilters, 'Which orders: the filters of the list');

/** Body of `POST /api/orders/admin/bulk/status`. */
export const bulkOrdersStatusSchema = requestBody(
  'BulkOrdersStatus',
  'A new status for all orders that a list finds',
  bulkStatus(found, ORDER_STATUSES, 'order.status', 'confirmed'),
);

/** Body of `POST /api/orders/admin/bulk/delete`. */
export const bulkOrdersSchema = requestBody('BulkOrders', 'All orders that a list finds', found);

export type OrderUpdate = InferType<typeof orderUpdateSchema>;
export type OrderListQuery = InferType<typeof orderListQuerySchema>;
export type OrderExportQuery = InferType<typeof orderExportQuerySchema>;
export type BulkOrdersStatus = InferType<typeof bulkOrdersStatusSchema>;
export type BulkOrders = InferType<typeof bulkOrdersSchema>;
