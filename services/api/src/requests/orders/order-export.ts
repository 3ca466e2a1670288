import { once } from 'node:events';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OrderExportQuery } from '@vitrine/schemas';
import { stringify } from 'csv-stringify';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { unavailable } from '../../common/errors/api-error.js';
import type { OrderRow } from './order-row.js';
import { OrderSearch } from './search/order-search.js';

/** Exports that one process makes at a time: each holds a connection of its pool for as long as the reader takes. */
const AT_ONCE = 2;
/** No reader takes longer than this, however steadily they read. */
const LONGEST_MS = 10 * 60_000;
const RETRY_SECONDS = 60;

type Value = string | number | Date | null;

const amount = (cents: Value) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : cents);
const moment = (at: Value) => (at instanceof Date ? at.toISOString() : at);

/** Every column with its heading; none of them holds anything about a person. */
const COLUMNS = [
  { heading: 'Order', column: 'id' },
  { heading: 'Placed (UTC)', column: 'created_at', as: moment },
  { heading: 'Status', column: 'status' },
  { heading: 'Product', column: 'product_name' },
  { heading: 'Type', column: 'order_type' },
  { heading: 'Plan', column: 'subscription_type' },
  { heading: 'Subscription', column: 'subscription_status' },
  { heading: 'Subscription ends (UTC)', column: 'subscription_ends_at', as: moment },
  { heading: 'Catalogue price (EUR)', column: 'original_price_cents', as: amount },
  { heading: 'Coupon', column: 'coupon_code' },
  { heading: 'Discount (EUR)', column: 'coupon_discount_cents', as: amount },
  { heading: 'To pay (EUR)', column: 'product_price_cents', as: amount },
  { heading: 'Monthly price (EUR)', column: 'monthly_price_cents', as: amount },
  { heading: 'Language', column: 'language' },
  { heading: 'Changed (UTC)', column: 'updated_at', as: moment },
  { heading: 'Request', column: 'request_group' },
] as const;

type ExportedRow = Pick<OrderRow, (typeof COLUMNS)[number]['column']>;

/** The first lines of an export, for the API's document. */
export const ORDER_EXPORT_EXAMPLE = [
  COLUMNS.map(({ heading }) => heading).join(','),
  '0197aaaa-0000-7000-8000-000000000000,2026-11-21T09:30:00.000Z,pending,Signature,product,,,,8900.00,ATELIER,890.00,8010.00,,de,2026-11-21T09:30:00.000Z,',
].join('\r\n');

/** The list of orders as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). */
@Injectable()
export class OrderExport {
  private running = 0;

  constructor(
    private readonly searching: OrderSearch,
    private readonly audit: AuditLog,
  ) {}

  /**
   * That someone exported is in the audit log before anything is read. Cells that a spreadsheet would take for a formula begin with an apostrophe.
   * @returns the file, whose first lines are there; it breaks off with an error when its reader takes longer than ten minutes
   * @throws ApiError 503 with `Retry-After` when two exports are running already
   */
  async csv(query: OrderExportQuery, admin: CurrentAdminInfo): Promise<Readable> {
    if (this.running >= AT_ONCE) {
      throw unavailable('Two exports are running already. Please try again in a minute', RETRY_SECONDS);
    }
    this.running += 1;
    const file = stringify({
      bom: true,
      header: true,
      columns: COLUMNS.map(({ heading }) => heading),
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    pipeline(Readable.from(this.lines(query, admin)), file, () => {
      this.running -= 1;
    });
    addAbortSignal(AbortSignal.timeout(LONGEST_MS), file);
    await once(file, 'readable');
    return file;
  }

  private async *lines(query: OrderExportQuery, admin: CurrentAdminInfo): AsyncGenerator<Value[]> {
    await this.note(query, admin);
    const columns = COLUMNS.map(({ column }) => column);
    for await (const batch of this.searching.all<ExportedRow>(query, columns)) {
      for (const row of batch) {
        yield COLUMNS.map(({ column, ...rest }) => ('as' in rest ? rest.as(row[column]) : row[column]));
      }
    }
  }

  private async note({ search, status, sort }: OrderExportQuery, admin: CurrentAdminInfo): Promise<void> {
    await this.audit.write({
      actor: admin,
      action: 'orders.export',
      subjectType: 'orders',
      subjectId: null,
      // What was searched may be a person's name.
      details: { status: status ?? 'all', sort, search: search === '' ? 'no' : 'yes' },
    });
  }
}
