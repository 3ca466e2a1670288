/** Columns of an export of orders; `customer` and `company` need the permission to decrypt. */
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

/** Columns of an export with names of people and companies. */
export const CUSTOMER_COLUMNS: ReadonlySet<OrderExportColumn> = new Set(['customer', 'company']);
