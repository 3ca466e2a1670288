import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  bulkOrdersSchema,
  bulkOrdersStatusSchema,
  type BulkOrders as Found,
  type BulkOrdersStatus as StatusBody,
} from '@vitrine/schemas';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { RequiresPermission } from '../../../common/auth/requires-permission.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { BulkChangesDto } from '../../desk/bulk/bulk-changes.dto.js';
import { BulkOrders } from './bulk-orders.js';

const EXAMPLE = { filter: { status: 'pending' }, asOf: '2026-11-28T08:00:00.000Z', expected: 1204 };

/** Bulk changes of all orders that a list finds, in batches. */
@ApiTags('Orders')
@Controller('orders/admin/bulk')
export class BulkOrdersController {
  constructor(private readonly bulk: BulkOrders) {}

  /**
   * Sets the status of up to 100 of the orders that a list finds, the newest first, each as `PUT /api/orders/{id}` does. `next` is the cursor of the
   * next batch. Rows that were changed meanwhile, or may not have the status, are unchanged and listed in `refused`. Without `cursor`: 409
   * `CONFLICT`, and no change, if the number of matches differs from `expected`.
   */
  @Post('status')
  @RequiresPermission('orders:write')
  @Audited('orders.update', 'order')
  @HttpCode(200)
  @ApiErrors(400, 409)
  @ApiExample({ ...EXAMPLE, status: 'confirmed' })
  setStatus(
    @Body({ schema: bulkOrdersStatusSchema }) body: StatusBody,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<BulkChangesDto> {
    return this.bulk.setStatus(body, admin);
  }

  /**
   * Deletes up to 100 of the orders that a list finds, the newest first; each can be restored for 30 days. `next` is the cursor of the next batch.
   * 409 `CONFLICT` as for the status.
   */
  @Post('delete')
  @RequiresPermission('orders:delete')
  @Audited('orders.delete', 'order')
  @HttpCode(200)
  @ApiErrors(400, 409)
  @ApiExample(EXAMPLE)
  remove(
    @Body({ schema: bulkOrdersSchema }) body: Found,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<BulkChangesDto> {
    return this.bulk.remove(body, admin);
  }
}
