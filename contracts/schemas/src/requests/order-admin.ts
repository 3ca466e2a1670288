import { object, type InferType } from 'yup';
import { adminNotes, version } from '../fields/admin-fields.js';
import { ORDER_SORTS, ORDER_STATUSES, SUBSCRIPTION_STATUSES } from '../constants.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, euros } from '../fields/fields.js';
import { listQueryFields } from './list-query.js';
import { sentence } from '../messages/translate.js';

/** What an order costs, in euros. */
export const orderPrice = () => euros().transform(blankAsAbsent).min(0, sentence('order.price'));

/**
 * Body of `PUT /api/orders/{id}`: any of these fields; price in euros (contract, Admin: orders). A field that is null, as the server
 * itself sends it, is not given; `adminNotes` that are null are cleared.
 */
export const orderUpdateSchema = described(
  object({
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
  })
    .noUnknown()
    .typeError(sentence('body.object')),
  'What staff change of an order: any of the fields',
  { title: 'OrderUpdate' },
);

const { search, page, limit } = listQueryFields(
  'Every word must begin a word of the product name, customer name, e-mail address or company',
);
const orderFilters = {
  search,
  status: described(
    choice(ORDER_STATUSES, sentence('order.status')).transform(blankAsAbsent),
    'Only those of this status',
    { example: 'pending' },
  ),
  sort: described(
    choice(ORDER_SORTS, sentence('list.sort')).transform(blankAsAbsent).default('-createdAt'),
    'What the list is ordered by; a minus sign turns the order round',
    { example: '-createdAt' },
  ),
};

/** Query of `GET /api/orders`; an empty value counts as not given. */
export const orderListQuerySchema = object({ ...orderFilters, page, limit }).noUnknown();

/** Query of `GET /api/orders/export`: the list's, without pages. */
export const orderExportQuerySchema = object(orderFilters).noUnknown();

export type OrderUpdate = InferType<typeof orderUpdateSchema>;
export type OrderListQuery = InferType<typeof orderListQuerySchema>;
export type OrderExportQuery = InferType<typeof orderExportQuerySchema>;
