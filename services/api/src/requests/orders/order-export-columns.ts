import { ORDER_EXPORT_COLUMNS, type OrderExportColumn } from '@vitrine/schemas';
import {
  type CellValue,
  chooseColumns,
  type ExportColumn,
  type ExportColumns,
  moment,
} from '../desk/exports/export-columns.js';
import { assigneeName } from '../desk/work/work-filter.js';
import { RECORDS } from '../desk/record-kind.js';
import type { OrderRow } from './order-row.js';

/** The stored columns that are read for every order. */
const STORED = [
  'id',
  'created_at',
  'status',
  'product_name',
  'order_type',
  'subscription_type',
  'subscription_status',
  'subscription_ends_at',
  'original_price_cents',
  'coupon_code',
  'coupon_discount_cents',
  'product_price_cents',
  'monthly_price_cents',
  'language',
  'updated_at',
  'request_group',
] as const satisfies readonly (keyof OrderRow)[];

/** A row of an export as read from the database; `customer` and `erased_at` only where the columns have the customer. */
export type ExportedRow = Pick<OrderRow, (typeof STORED)[number]> &
  Partial<Pick<OrderRow, 'customer' | 'erased_at'>> & { assignee?: string | null };

/** The customer in a row. */
export interface ExportedCustomer {
  fullName: string;
  companyName: string;
}

const amount = (cents: number | null): CellValue => (cents === null ? null : (cents / 100).toFixed(2));

const COLUMNS: ExportColumns<OrderExportColumn, ExportedRow, ExportedCustomer> = {
  order: { heading: 'Order', cell: ({ id }) => id },
  placed: { heading: 'Placed (UTC)', cell: (row) => moment(row.created_at) },
  status: { heading: 'Status', cell: ({ status }) => status },
  product: { heading: 'Product', cell: (row) => row.product_name },
  type: { heading: 'Type', cell: (row) => row.order_type },
  plan: { heading: 'Plan', cell: (row) => row.subscription_type },
  subscription: { heading: 'Subscription', cell: (row) => row.subscription_status },
  subscriptionEnds: { heading: 'Subscription ends (UTC)', cell: (row) => moment(row.subscription_ends_at) },
  cataloguePrice: { heading: 'Catalogue price (EUR)', cell: (row) => amount(row.original_price_cents) },
  coupon: { heading: 'Coupon', cell: (row) => row.coupon_code },
  discount: { heading: 'Discount (EUR)', cell: (row) => amount(row.coupon_discount_cents) },
  price: { heading: 'To pay (EUR)', cell: (row) => amount(row.product_price_cents) },
  monthlyPrice: { heading: 'Monthly price (EUR)', cell: (row) => amount(row.monthly_price_cents) },
  language: { heading: 'Language', cell: ({ language }) => language },
  changed: { heading: 'Changed (UTC)', cell: (row) => moment(row.updated_at) },
  request: { heading: 'Request', cell: (row) => row.request_group },
  assignee: { heading: 'Assignee', cell: ({ assignee }) => assignee ?? null },
  customer: { heading: 'Customer', cell: (_row, customer) => customer?.fullName ?? null },
  company: { heading: 'Company', cell: (_row, customer) => customer?.companyName ?? null },
};

/** Columns that a file has only when they are asked for. */
const ON_REQUEST: ReadonlySet<OrderExportColumn> = new Set(['assignee', 'customer', 'company']);

const STANDARD = ORDER_EXPORT_COLUMNS.filter((name) => !ON_REQUEST.has(name));

/** The columns of a file in the order asked for, without repeats. @param asked empty = the standard ones */
export const getExportColumns = (asked: readonly OrderExportColumn[]): ExportColumn<ExportedRow, ExportedCustomer>[] =>
  chooseColumns(COLUMNS, asked, STANDARD);

/** The SQL expressions to read from the orders `o`. @param isNaming whether the columns have the customer */
export const listExpressions = (asked: readonly OrderExportColumn[], isNaming: boolean): string[] => [
  ...[...STORED, ...(isNaming ? ['customer', 'erased_at'] : [])].map((column) => `o.${column}`),
  ...(asked.includes('assignee') ? [`${assigneeName(RECORDS.order, 'o')} as assignee`] : []),
];
