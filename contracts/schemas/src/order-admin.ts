import { number, object, string, type InferType } from 'yup';
import { maximumLengths, orderSorts, orderStatuses, paging, subscriptionStatuses } from './constants.js';
import { blankAsAbsent, euros, line, paragraph } from './fields.js';
import { sentence } from './messages/translate.js';

const version = () => number().integer(sentence('version.type')).typeError(sentence('version.type'));

/** Body of `PUT /api/orders/{id}`: any of these fields; price in euros (contract, Admin: orders). */
export const orderUpdateSchema = object({
  status: string().oneOf(orderStatuses, sentence('order.status')).typeError(sentence('text.type')),
  adminNotes: paragraph().max(maximumLengths.adminNotes, sentence('order.adminNotes')),
  productPrice: euros().min(0, sentence('order.price')),
  subscriptionStatus: string()
    .oneOf(subscriptionStatuses, sentence('order.subscriptionStatus'))
    .typeError(sentence('text.type')),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** Query of `GET /api/orders`; an empty value counts as not given. */
export const orderListQuerySchema = object({
  search: line().max(maximumLengths.search, sentence('list.search')).default(''),
  status: string().transform(blankAsAbsent).oneOf(orderStatuses, sentence('order.status')),
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
  sort: string().transform(blankAsAbsent).oneOf(orderSorts, sentence('list.sort')).default('-createdAt'),
}).noUnknown();

export type OrderUpdate = InferType<typeof orderUpdateSchema>;
export type OrderListQuery = InferType<typeof orderListQuerySchema>;
