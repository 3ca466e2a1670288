import { contactRequestSchema, contactUpdateSchema } from '@vitrine/schemas';
import { newId } from '../../common/ids.js';
import { ContactPrivacy } from '../../requests/contacts/contact-privacy.js';
import { ContactsAdminService } from '../../requests/contacts/contacts.admin.service.js';
import { ContactsRepository } from '../../requests/contacts/contacts.repository.js';
import type { Queryable } from '../../database/database.js';
import { createAcknowledgement } from '../../platform/notifications/outbox/outbox-entry.js';
import type { DemoContact } from './demo.js';
import type { Ledger } from './ledger.js';

const HOUR = 3_600_000;

/** The services that write contact requests with times in the past. */
export interface ContactParts {
  privacy: ContactPrivacy;
  repository: ContactsRepository;
  staff: ContactsAdminService;
}

/** Seeds the contact requests once, oldest first, without mails; their acknowledgements are recorded as sent. */
export async function seedContacts(
  contacts: readonly DemoContact[],
  connection: Queryable,
  { privacy, repository, staff }: ContactParts,
  ledger: Ledger,
): Promise<void> {
  const now = Date.now();
  for (const contact of [...contacts].sort((a, b) => b.ageHours - a.ageHours)) {
    const key = `contact ${contact.email} ${contact.subject}`;
    if (ledger.has(key)) continue;
    const id = newId();
    const request = contactRequestSchema.validateSync(contact, { stripUnknown: true });
    const createdAt = new Date(now - contact.ageHours * HOUR);
    await repository.insert({
      id,
      request: privacy.encryptRequest(request, id),
      language: contact.language,
      createdAt,
      searchTokens: privacy.searchTokens(request),
      mails: [],
    });
    const mail = createAcknowledgement(id, contact.language);
    await connection.query(
      `insert into outbox (id, kind, contact_id, language, status, attempts, created_at, sent_at)
       values ($1, $2, $3, $4, 'sent', 1, $5, $5)`,
      [mail.id, mail.kind, id, contact.language, createdAt],
    );
    const { status, adminNotes } = contact;
    if (status !== 'new') await staff.update(id, contactUpdateSchema.validateSync({ status, adminNotes }));
    await ledger.add(key);
  }
}
