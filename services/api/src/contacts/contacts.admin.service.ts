import { Injectable } from '@nestjs/common';
import type { ContactListQuery, ContactUpdate, Language } from '@vitrine/schemas';
import { AuditLog } from '../common/audit/audit-log.js';
import { actingStaffEmail } from '../common/auth/acting-staff.js';
import type { CurrentAdminInfo } from '../common/auth/current-admin.js';
import { notFound, staleVersion } from '../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../common/http/if-match.js';
import { Database, rows } from '../database/database.js';
import { acknowledgementOf } from '../notifications/outbox-entry.js';
import { OutboxService } from '../notifications/outbox.service.js';
import type { ContactDto, ContactPageDto, ContactStatsDto } from './contact.dto.js';
import { ContactPrivacy } from './contact-privacy.js';
import { selectContacts, type ContactRow } from './contact-row.js';
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
    const [contact] = await this.database.query<ContactRow>(selectContacts('where c.id = $1'), [id]);
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
      const [present] = await rows<
        Pick<ContactRow, 'version' | 'status' | 'admin_notes' | 'updated_at' | 'updated_by'>
      >(
        connection,
        'select version, status, admin_notes, updated_at, updated_by from contacts where id = $1 for update',
        [id],
      );
      if (!present) throw missing();
      assertExpected(expected, present.version);
      if (version !== undefined && version !== present.version)
        throw staleVersion({ updatedAt: present.updated_at, updatedBy: present.updated_by });
      const notes = adminNotes === undefined ? present.admin_notes : this.privacy.encryptNotes(adminNotes, id);
      await rows(
        connection,
        `update contacts set status = $2, admin_notes = $3, version = version + 1, updated_at = now(), updated_by = $4
         where id = $1`,
        [id, status, notes, actingStaffEmail()],
      );
      const [changed] = await rows<ContactRow>(connection, selectContacts('where c.id = $1'), [id]);
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
      const [contact] = await rows<{ language: Language }>(
        connection,
        'select language from contacts where id = $1 for key share',
        [id],
      );
      if (!contact) throw missing();
      await this.outbox.add(acknowledgementOf(id, contact.language), connection);
      await this.audit.writeDeclared(connection);
    });
  }

  /** Its mails and search tokens go with it; who deleted it is in the audit log. @throws ApiError 404, 412 */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      const removed = await rows<Pick<ContactRow, 'version'>>(
        connection,
        'delete from contacts where id = $1 returning version',
        [id],
      );
      if (!removed[0]) throw missing();
      assertExpected(expected, removed[0].version);
      await this.audit.write({ actor, action: 'contact.delete', subjectType: 'contact', subjectId: id }, connection);
    });
  }
}
