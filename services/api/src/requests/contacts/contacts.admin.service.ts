import { Injectable } from '@nestjs/common';
import { CONTACT_STATUSES, type ContactListQuery, type ContactUpdate } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { Database } from '../../database/database.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { RequestsAdminService } from '../visitor-requests/requests-admin.service.js';
import { RECORDS } from '../desk/record-kind.js';
import { Work } from '../desk/work/work.js';
import { getContactConditions } from './contact-conditions.js';
import { CONTACTS, type ContactRow } from './contact-definition.js';
import type { ContactDto, ContactPageDto, ContactStatsDto } from './contact.dto.js';
import { ContactPrivacy, type ContactText } from './contact-privacy.js';
import { ContactSearch } from './contact-search.js';
import { ContactPresenter, type PlainContact } from './present-contact.js';

/** Contact requests as staff handle them (contract: Admin: orders and contacts). */
@Injectable()
export class ContactsAdminService extends RequestsAdminService<ContactRow, ContactText, PlainContact> {
  constructor(
    database: Database,
    private readonly searching: ContactSearch,
    presenter: ContactPresenter,
    privacy: ContactPrivacy,
    private readonly work: Work,
    outbox: OutboxService,
    audit: AuditLog,
  ) {
    super({ database, presenter, privacy, outbox, audit }, CONTACTS);
  }

  /** @param viewer whose own requests `assignee=me` asks for */
  async list(query: ContactListQuery, viewer: CurrentAdminInfo): Promise<ContactPageDto> {
    const asOf = new Date().toISOString();
    const { page, limit, status } = query;
    const more = getContactConditions(query, viewer.id);
    const { rows, total, next } = await this.searching.find(query, { status }, more);
    const contacts = await this.work.complete(
      RECORDS.contact,
      rows.map((row) => this.parts.presenter.present(row)),
    );
    return { contacts, total, page, limit, next, asOf };
  }

  /** @throws ApiError 404 */
  override async get(id: string): Promise<ContactDto> {
    return { ...(await super.get(id)), ...(await this.work.get(RECORDS.contact, id)) };
  }

  /** @throws ApiError 404 */
  override async restore(id: string, actor: CurrentAdminInfo): Promise<ContactDto> {
    return { ...(await super.restore(id, actor)), ...(await this.work.get(RECORDS.contact, id)) };
  }

  async stats(): Promise<ContactStatsDto> {
    const byStatus = await this.searching.counts(CONTACT_STATUSES);
    return { total: Object.values(byStatus).reduce((sum, n) => sum + n, 0), byStatus };
  }

  /** @throws ApiError 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED` */
  async update(id: string, body: ContactUpdate, expected?: ExpectedVersions): Promise<ContactDto> {
    const changed = await this.changeRequest(id, body, expected);
    return { ...changed, ...(await this.work.get(RECORDS.contact, id)) };
  }
}
