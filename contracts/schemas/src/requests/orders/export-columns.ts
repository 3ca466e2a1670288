/** What an export of orders can have as columns; `customer` and `company` only for those who may decrypt. */
export const ORDER_EXPORT_COLUMNS = [
  'order',
  'placed',
  'status',
  'product',
  'type',
  'plan',
  'subscription',
  'subscriptionEnds',
  'cataloguePrice',
  'coupon',
  'discount',
  'price',
  'monthlyPrice',
  'language',
  'changed',
  'request',
  'assignee',
  'customer',
  'company',
] as const;
export type OrderExportColumn = (typeof ORDER_EXPORT_COLUMNS)[number];

/** Columns of an export with which it names people. */
export const CUSTOMER_COLUMNS: ReadonlySet<OrderExportColumn> = new Set(['customer', 'company']);
