import { object, type InferType } from 'yup';
import { adminNotes, version } from './admin-fields.js';
import { orderSorts, orderStatuses, subscriptionStatuses } from './constants.js';
import { blankAsAbsent, choice, euros } from './fields.js';
import { listQueryFields } from './list-query.js';
import { sentence } from './messages/translate.js';

/** What an order costs, in euros. */
export const orderPrice = () => euros().transform(blankAsAbsent).min(0, sentence('order.price'));

/**
 * Body of `PUT /api/orders/{id}`: any of these fields; price in euros (contract, Admin: orders). A field that is null, as the server
 * itself sends it, is not given; `adminNotes` that are null are cleared.
 */
export const orderUpdateSchema = object({
  status: choice(orderStatuses, sentence('order.status')).transform(blankAsAbsent),
  adminNotes: adminNotes(),
  productPrice: orderPrice(),
  subscriptionStatus: choice(subscriptionStatuses, sentence('order.subscriptionStatus')).transform(blankAsAbsent),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

const { search, page, limit } = listQueryFields();
const orderFilters = {
  search,
  status: choice(orderStatuses, sentence('order.status')).transform(blankAsAbsent),
  sort: choice(orderSorts, sentence('list.sort')).transform(blankAsAbsent).default('-createdAt'),
};

/** Query of `GET /api/orders`; an empty value counts as not given. */
export const orderListQuerySchema = object({ ...orderFilters, page, limit }).noUnknown();

/** Query of `GET /api/orders/export`: the list's, without pages. */
export const orderExportQuerySchema = object(orderFilters).noUnknown();

export type OrderUpdate = InferType<typeof orderUpdateSchema>;
export type OrderListQuery = InferType<typeof orderListQuerySchema>;
export type OrderExportQuery = InferType<typeof orderExportQuerySchema>;
