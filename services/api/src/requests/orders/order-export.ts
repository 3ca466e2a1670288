import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CUSTOMER_COLUMNS, type OrderExportQuery } from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { ListExport } from '../desk/exports/list-export.js';
import { ERASED_CUSTOMER, OrderPrivacy } from './order-privacy.js';
import { getOrderConditions } from './search/order-conditions.js';
import { OrderSearch } from './search/order-search.js';
import { type ExportedCustomer, type ExportedRow, getExportColumns, listExpressions } from './order-export-columns.js';

/** The first lines of an export, for the API's document. */
export const ORDER_EXPORT_EXAMPLE = [
  getExportColumns([])
    .map(({ heading }) => heading)
    .join(','),
  '0197aaaa-0000-7000-8000-000000000000,2026-11-21T09:30:00.000Z,pending,Signature,product,,,,8900.00,ATELIER,890.00,8010.00,,de,2026-11-21T09:30:00.000Z,',
].join('\r\n');

/** Exports the list of orders as CSV. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly exporting: ListExport,
    private readonly searching: OrderSearch,
    private readonly privacy: OrderPrivacy,
  ) {}

  /**
   * See {@link ListExport.csv}.
   * @throws ApiError 403 where the columns have the customer and the person may not decrypt; 503
   */
  csv(query: OrderExportQuery, admin: CurrentAdminInfo): Promise<Readable> {
    const isNaming = query.columns.some((name) => CUSTOMER_COLUMNS.has(name));
    return this.exporting.csv<ExportedRow, ExportedCustomer>({
      name: 'orders',
      query,
      admin,
      needs: isNaming ? ['customers:decrypt'] : [],
      columns: getExportColumns(query.columns),
      rows: () =>
        this.searching.all<ExportedRow>(
          { ...query, conditions: getOrderConditions(query, admin.id) },
          listExpressions(query.columns, isNaming),
        ),
      readPerson: isNaming ? (row) => this.customerOf(row) : undefined,
    });
  }

  private customerOf({ id, customer, erased_at: erasedAt }: ExportedRow): ExportedCustomer | undefined {
    if (erasedAt) return ERASED_CUSTOMER;
    return customer === undefined ? undefined : this.privacy.readCustomer(customer, id);
  }
}
