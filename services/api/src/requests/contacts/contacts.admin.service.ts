import { Injectable } from '@nestjs/common';
import type { ContactListQuery, ContactUpdate } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import { actingStaffEmail } from '../../common/auth/acting-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { notFound, staleVersion } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { change, Database, run } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { createAcknowledgement } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import type { ContactDto, ContactPageDto, ContactStatsDto } from './contact.dto.js';
import { ContactPrivacy } from './contact-privacy.js';
import { contactById } from './contact-row.js';
import { ContactSearch } from './contact-search.js';
import { ContactPresenter } from './present-contact.js';

const missing = () => notFound('Contact');

/** Contact requests as staff handle them (contract: Admin: orders and contacts). */
@Injectable()
export class ContactsAdminService {
  constructor(
    private readonly database: Database,
    private readonly searching: ContactSearch,
    private readonly presenter: ContactPresenter,
    private readonly privacy: ContactPrivacy,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
  ) {}

  async list(query: ContactListQuery): Promise<ContactPageDto> {
    const { rows: found, total } = await this.searching.find(query);
    return { contacts: found.map((row) => this.presenter.present(row)), total, page: query.page, limit: query.limit };
  }

  async stats(): Promise<ContactStatsDto> {
    const byStatus = await this.searching.counts();
    return { total: Object.values(byStatus).reduce((sum, n) => sum + n, 0), byStatus };
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<ContactDto> {
    const [contact] = await this.database.run(contactById(id));
    if (!contact) throw missing();
    return this.presenter.present(contact);
  }

  /** @throws ApiError 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(
    id: string,
    { status, adminNotes, version }: ContactUpdate,
    expected?: ExpectedVersions,
  ): Promise<ContactDto> {
    return this.database.transaction(async (connection) => {
      const [present] = await run(
        connection,
        db
          .selectFrom('contacts')
          .select(['version', 'status', 'admin_notes', 'updated_at', 'updated_by'])
          .where('id', '=', id)
          .forUpdate(),
      );
      if (!present) throw missing();
      assertExpected(expected, present.version);
      if (version !== undefined && version !== present.version)
        throw staleVersion({ updatedAt: present.updated_at, updatedBy: present.updated_by });
      const notes = adminNotes === undefined ? present.admin_notes : this.privacy.encryptNotes(adminNotes, id);
      await change(
        connection,
        db
          .updateTable('contacts')
          .set((eb) => ({
            status,
            admin_notes: notes,
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: actingStaffEmail(),
          }))
          .where('id', '=', id),
      );
      const [changed] = await run(connection, contactById(id));
      if (!changed) throw missing();
      const details = {
        ...(present.status !== status && { status: [present.status, status] }),
        ...(present.admin_notes !== notes && { notes: 'changed' }),
      };
      await this.audit.writeDeclared(connection, { details });
      return this.presenter.present(changed);
    });
  }

  /** @throws ApiError 404 */
  async resendAcknowledgement(id: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      const [contact] = await run(
        connection,
        db.selectFrom('contacts').select('language').where('id', '=', id).forKeyShare(),
      );
      if (!contact) throw missing();
      await this.outbox.add(createAcknowledgement(id, contact.language), connection);
      await this.audit.writeDeclared(connection);
    });
  }

  /** Its mails and search tokens go with it; who deleted it is in the audit log. @throws ApiError 404, 412 */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      const [removed] = await run(connection, db.deleteFrom('contacts').where('id', '=', id).returning('version'));
      if (!removed) throw missing();
      assertExpected(expected, removed.version);
      await this.audit.write({ actor, action: 'contact.delete', subjectType: 'contact', subjectId: id }, connection);
    });
  }
}
