import { once } from 'node:events';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CUSTOMER_COLUMNS, type OrderExportQuery } from '@vitrine/schemas';
import { stringify } from 'csv-stringify';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { forbidden, unavailable } from '../../common/errors/api-error.js';
import { ERASED_CUSTOMER, OrderPrivacy } from './order-privacy.js';
import { getOrderConditions } from './search/order-conditions.js';
import { OrderSearch } from './search/order-search.js';
import { type ExportedCustomer, type ExportedRow, getExportColumns, listExpressions } from './order-export-columns.js';

/** Exports that one process makes at a time: each holds a connection of its pool for as long as the reader takes. */
const AT_ONCE = 2;
/** No reader takes longer than this, however steadily they read. */
const LONGEST_MS = 10 * 60_000;
const RETRY_SECONDS = 60;

/** The first lines of an export, for the API's document. */
export const ORDER_EXPORT_EXAMPLE = [
  getExportColumns([])
    .map(({ heading }) => heading)
    .join(','),
  '0197aaaa-0000-7000-8000-000000000000,2026-11-21T09:30:00.000Z,pending,Signature,product,,,,8900.00,ATELIER,890.00,8010.00,,de,2026-11-21T09:30:00.000Z,',
].join('\r\n');

/** The list of orders as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). */
@Injectable()
export class OrderExport {
  private running = 0;

  constructor(
    private readonly searching: OrderSearch,
    private readonly privacy: OrderPrivacy,
    private readonly audit: AuditLog,
  ) {}

  /**
   * That someone exported is in the audit log before anything is read. Cells that a spreadsheet would take for a formula begin with an apostrophe.
   * @returns the file, whose first lines are there; it breaks off with an error when its reader takes longer than ten minutes
   * @throws ApiError 403 where customers are among the columns and the person may not decrypt them; 503 with `Retry-After` when two exports are running already
   */
  async csv(query: OrderExportQuery, admin: CurrentAdminInfo): Promise<Readable> {
    if (namesCustomers(query) && !admin.permissions.includes('customers:decrypt')) {
      throw forbidden('customers:decrypt', admin.role === null ? 'key' : 'role');
    }
    if (this.running >= AT_ONCE) {
      throw unavailable('Two exports are running already. Please try again in a minute', RETRY_SECONDS);
    }
    this.running += 1;
    const file = stringify({
      bom: true,
      header: true,
      columns: getExportColumns(query.columns).map(({ heading }) => heading),
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

  private async *lines(query: OrderExportQuery, admin: CurrentAdminInfo): AsyncGenerator<unknown[]> {
    await this.note(query, admin);
    const columns = getExportColumns(query.columns);
    const isNaming = namesCustomers(query);
    const orders = this.searching.all<ExportedRow>(
      { ...query, conditions: getOrderConditions(query, admin.id) },
      listExpressions(query.columns, isNaming),
    );
    for await (const batch of orders) {
      for (const row of batch) {
        const customer = isNaming ? this.customerOf(row) : undefined;
        yield columns.map(({ cell }) => cell(row, customer));
      }
    }
  }

  /** Nobody where the customer cannot be read, so that one order never hides the others. */
  private customerOf({ id, customer, erased_at: erasedAt }: ExportedRow): ExportedCustomer | undefined {
    if (erasedAt) return ERASED_CUSTOMER;
    return customer === undefined ? undefined : this.privacy.readCustomer(customer, id);
  }

  private async note(
    { search, status, sort, columns, ...filters }: OrderExportQuery,
    admin: CurrentAdminInfo,
  ): Promise<void> {
    await this.audit.write({
      actor: admin,
      action: 'orders.export',
      subjectType: 'orders',
      subjectId: null,
      // What was searched may be a person's name.
      details: {
        ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
        status: status ?? 'all',
        sort,
        search: search === '' ? 'no' : 'yes',
        ...(columns.length > 0 && { columns }),
      },
    });
  }
}

/** Whether the file tells who ordered. */
const namesCustomers = ({ columns }: OrderExportQuery): boolean => columns.some((name) => CUSTOMER_COLUMNS.has(name));
