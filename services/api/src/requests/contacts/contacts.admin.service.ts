import { Injectable } from '@nestjs/common';
import { CONTACT_STATUSES, type ContactListQuery, type ContactUpdate } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { Database } from '../../database/database.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { RequestsAdminService } from '../visitor-requests/requests-admin.service.js';
import { CONTACTS, type ContactRow } from './contact-definition.js';
import type { ContactDto, ContactPageDto, ContactStatsDto } from './contact.dto.js';
import { ContactPrivacy, type ContactText } from './contact-privacy.js';
import { ContactSearch } from './contact-search.js';
import { ContactPresenter } from './present-contact.js';

/** Contact requests as staff handle them (contract: Admin: orders and contacts). */
@Injectable()
export class ContactsAdminService extends RequestsAdminService<ContactRow, ContactText, ContactDto> {
  constructor(
    database: Database,
    private readonly searching: ContactSearch,
    presenter: ContactPresenter,
    privacy: ContactPrivacy,
    outbox: OutboxService,
    audit: AuditLog,
  ) {
    super({ database, presenter, privacy, outbox, audit }, CONTACTS);
  }

  async list(query: ContactListQuery): Promise<ContactPageDto> {
    const { page, limit, status } = query;
    const { rows, total } = await this.searching.find(query, { status });
    return { contacts: rows.map((row) => this.parts.presenter.present(row)), total, page, limit };
  }

  async stats(): Promise<ContactStatsDto> {
    const byStatus = await this.searching.counts(CONTACT_STATUSES);
    return { total: Object.values(byStatus).reduce((sum, n) => sum + n, 0), byStatus };
  }

  /** @throws ApiError 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  update(id: string, body: ContactUpdate, expected?: ExpectedVersions): Promise<ContactDto> {
    return this.changeRequest(id, body, expected);
  }
}
