import { Injectable } from '@nestjs/common';
import { BULK_ROWS, type BulkContacts as Found, type BulkContactsStatus } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { assertAsSeen, changeInBulk, madeUntil } from '../../desk/bulk/change-in-bulk.js';
import type { BulkChangesDto } from '../../desk/bulk/bulk-changes.dto.js';
import { joinConditions } from '../../desk/work/work-filter.js';
import { getContactConditions } from '../contact-conditions.js';
import type { ContactRow } from '../contact-definition.js';
import { ContactSearch } from '../contact-search.js';
import { ContactsAdminService } from '../contacts.admin.service.js';

/** Bulk changes of all contact requests that a list finds, one batch per call. */
@Injectable()
export class BulkContacts {
  constructor(
    private readonly searching: ContactSearch,
    private readonly contacts: ContactsAdminService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError 400 for an invalid cursor, 409 when the list no longer finds the expected number */
  async setStatus({ status, ...found }: BulkContactsStatus, admin: CurrentAdminInfo): Promise<BulkChangesDto> {
    return changeInBulk(this.audit, await this.batch(found, admin), {
      entry: { actor: admin, action: 'contact.update', subjectType: 'contact' },
      together: { action: 'contacts.update', details: { status } },
      isDone: (row) => row.status === status,
      change: async ({ id, version }) => (await this.contacts.update(id, { status, version })).version,
    });
  }

  /** @throws ApiError 400 for an invalid cursor, 409 when the list no longer finds the expected number */
  async remove(found: Found, admin: CurrentAdminInfo): Promise<BulkChangesDto> {
    return changeInBulk(this.audit, await this.batch(found, admin), {
      entry: { actor: admin, action: 'contact.delete', subjectType: 'contact' },
      together: { action: 'contacts.delete' },
      isDone: () => false,
      change: async ({ id, version }) => {
        await this.contacts.remove(id, admin, [version]);
        return null;
      },
    });
  }

  private async batch(
    { filter: { search, status, ...filters }, asOf, expected, cursor }: Found,
    admin: CurrentAdminInfo,
  ): Promise<{ rows: ContactRow[]; next: string | null }> {
    const { rows, total, next } = await this.searching.find(
      { search, page: 1, limit: BULK_ROWS.batch, cursor },
      { status },
      joinConditions(getContactConditions(filters, admin.id), madeUntil(asOf)),
    );
    assertAsSeen({ cursor, expected }, total);
    return { rows, next };
  }
}
