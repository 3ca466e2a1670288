import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  bulkContactsSchema,
  bulkContactsStatusSchema,
  type BulkContacts as Found,
  type BulkContactsStatus as StatusBody,
} from '@vitrine/schemas';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { RequiresPermission } from '../../../common/auth/requires-permission.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { BulkChangesDto } from '../../desk/bulk/bulk-changes.dto.js';
import { BulkContacts } from './bulk-contacts.js';

const EXAMPLE = { filter: { status: 'new' }, asOf: '2026-11-28T08:00:00.000Z', expected: 1204 };

/** Bulk changes of all contact requests that a list finds, in batches. */
@ApiTags('Contacts')
@Controller('contacts/admin/bulk')
export class BulkContactsController {
  constructor(private readonly bulk: BulkContacts) {}

  /**
   * Sets the status of up to 100 of the contact requests that a list finds, the newest first, each as `PUT /api/contacts/admin/{id}/status` does.
   * `next` is the cursor of the next batch. Rows that were changed meanwhile, or may not have the status, are unchanged and listed in `refused`.
   * Without `cursor`: 409 `CONFLICT`, and no change, if the number of matches differs from `expected`.
   */
  @Post('status')
  @RequiresPermission('contacts:write')
  @Audited('contacts.update', 'contact')
  @HttpCode(200)
  @ApiErrors(400, 409)
  @ApiExample({ ...EXAMPLE, status: 'closed' })
  setStatus(
    @Body({ schema: bulkContactsStatusSchema }) body: StatusBody,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<BulkChangesDto> {
    return this.bulk.setStatus(body, admin);
  }

  /**
   * Deletes up to 100 of the contact requests that a list finds, the newest first; each can be restored for 30 days. `next` is the cursor of the next
   * batch. 409 `CONFLICT` as for the status.
   */
  @Post('delete')
  @RequiresPermission('contacts:write')
  @Audited('contacts.delete', 'contact')
  @HttpCode(200)
  @ApiErrors(400, 409)
  @ApiExample(EXAMPLE)
  remove(
    @Body({ schema: bulkContactsSchema }) body: Found,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<BulkChangesDto> {
    return this.bulk.remove(body, admin);
  }
}
