import { number, object, type InferType } from 'yup';
import { maximumLengths, orderSorts, orderStatuses, paging, subscriptionStatuses } from './constants.js';
import { blankAsAbsent, choice, euros, line, paragraph } from './fields.js';
import { sentence } from './messages/translate.js';

/** What an order costs, in euros. */
export const orderPrice = () => euros().transform(blankAsAbsent).min(0, sentence('order.price'));

/**
 * Body of `PUT /api/orders/{id}`: any of these fields; price in euros (contract, Admin: orders). A field that is null, as the server
 * itself sends it, is not given; `adminNotes` that are null are cleared.
 */
export const orderUpdateSchema = object({
  status: choice(orderStatuses, sentence('order.status')).transform(blankAsAbsent),
  adminNotes: paragraph()
    .transform((value: unknown) => value ?? '')
    .max(maximumLengths.adminNotes, sentence('order.adminNotes')),
  productPrice: orderPrice(),
  subscriptionStatus: choice(subscriptionStatuses, sentence('order.subscriptionStatus')).transform(blankAsAbsent),
  version: number().transform(blankAsAbsent).integer(sentence('version.type')).typeError(sentence('version.type')),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** Query of `GET /api/orders`; an empty value counts as not given. */
export const orderListQuerySchema = object({
  search: line().max(maximumLengths.search, sentence('list.search')).default(''),
  status: choice(orderStatuses, sentence('order.status')).transform(blankAsAbsent),
  page: number()
    .transform(blankAsAbsent)
    .typeError(sentence('list.page'))
    .integer(sentence('list.page'))
    .min(1, sentence('list.page'))
    .max(1_000_000, sentence('list.page'))
    .default(1),
  limit: number()
    .transform(blankAsAbsent)
    .typeError(sentence('list.limit'))
    .integer(sentence('list.limit'))
    .min(1, sentence('list.limit'))
    .max(paging.maximumLimit, sentence('list.limit'))
    .default(paging.defaultLimit),
  sort: choice(orderSorts, sentence('list.sort')).transform(blankAsAbsent).default('-createdAt'),
}).noUnknown();

export type OrderUpdate = InferType<typeof orderUpdateSchema>;
export type OrderListQuery = InferType<typeof orderListQuerySchema>;
