import { Injectable } from '@nestjs/common';
import { BULK_ROWS, type BulkOrders as Found, type BulkOrdersStatus } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { assertAsSeen, changeInBulk, madeUntil } from '../../desk/bulk/change-in-bulk.js';
import type { BulkChangesDto } from '../../desk/bulk/bulk-changes.dto.js';
import { joinConditions } from '../../desk/work/work-filter.js';
import { OrderChanges } from '../changes/order-changes.js';
import type { OrderRow } from '../order-row.js';
import { getOrderConditions } from '../search/order-conditions.js';
import { orderCursor, readOrderPlace } from '../search/order-place.js';
import { OrderSearch } from '../search/order-search.js';

/** The sort order in which the orders are processed. */
const SORT = '-createdAt';

/** Bulk changes of all orders that a list finds, one batch per call. */
@Injectable()
export class BulkOrders {
  constructor(
    private readonly searching: OrderSearch,
    private readonly changes: OrderChanges,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError 400 for a cursor that is none, 409 when the list finds another number than was seen */
  async setStatus({ status, ...found }: BulkOrdersStatus, admin: CurrentAdminInfo): Promise<BulkChangesDto> {
    return changeInBulk(this.audit, await this.batch(found, admin), {
      entry: { actor: admin, action: 'order.update', subjectType: 'order' },
      together: { action: 'orders.update', details: { status } },
      isDone: (row) => row.status === status,
      change: async ({ id, version }) => (await this.changes.update(id, { status, version }, admin.email)).version,
    });
  }

  /** @throws ApiError 400 for a cursor that is none, 409 when the list finds another number than was seen */
  async remove(found: Found, admin: CurrentAdminInfo): Promise<BulkChangesDto> {
    return changeInBulk(this.audit, await this.batch(found, admin), {
      entry: { actor: admin, action: 'order.delete', subjectType: 'order' },
      together: { action: 'orders.delete' },
      isDone: () => false,
      change: async ({ id, version }) => {
        await this.changes.remove(id, admin, new Date(), [version]);
        return null;
      },
    });
  }

  private async batch(
    { filter: { search, status, ...filters }, asOf, expected, cursor }: Found,
    admin: CurrentAdminInfo,
  ): Promise<{ rows: OrderRow[]; next: string | null }> {
    const { rows, total } = await this.searching.find({
      search,
      status,
      conditions: joinConditions(getOrderConditions(filters, admin.id), madeUntil(asOf)),
      sort: SORT,
      // One more than the batch, to know whether there are further orders.
      limit: BULK_ROWS.batch + 1,
      offset: 0,
      after: readOrderPlace(cursor, SORT),
    });
    assertAsSeen({ cursor, expected }, total);
    const batch = rows.slice(0, BULK_ROWS.batch);
    const last = batch.at(-1);
    return { rows: batch, next: rows.length > batch.length && last ? orderCursor(SORT, last) : null };
  }
}
