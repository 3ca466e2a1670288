import { Injectable } from '@nestjs/common';
import type { ContactRequest, Language } from '@vitrine/schemas';
import { newId } from '../../common/ids.js';
import { mailsOfNewContact } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../platform/notifications/outbox/outbox-signal.js';
import { Idempotency, type Accepted } from '../visitor-requests/idempotency/idempotency.js';
import { CONTACTS } from './contact-definition.js';
import type { AcceptedContactDto } from './contact.dto.js';
import { ContactPrivacy } from './contact-privacy.js';
import { ContactsRepository } from './contacts.repository.js';

/** Accepts contact requests (contract: POST /api/contacts). */
@Injectable()
export class ContactsService {
  constructor(
    private readonly repository: ContactsRepository,
    private readonly privacy: ContactPrivacy,
    private readonly idempotency: Idempotency,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * @param asked language of the acknowledgement where the body names none
   * @param key the client's `Idempotency-Key`: a repeat within 24 hours gets the first answer
   * @throws ApiError 400, 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async accept(body: ContactRequest, asked: Language, key?: string): Promise<Accepted<AcceptedContactDto>> {
    const id = newId();
    const language = body.language ?? asked;
    const answer: AcceptedContactDto = { id, status: 'new', createdAt: new Date() };
    const keyed = key === undefined ? undefined : { key, email: body.email, body, kind: CONTACTS.table };
    const accepted = await this.idempotency.once(keyed, answer, (repeat) =>
      this.repository.insert({
        id,
        request: this.privacy.encryptRequest(body, id),
        language,
        createdAt: answer.createdAt,
        searchTokens: this.privacy.searchTokens(body),
        mails: mailsOfNewContact(id, language),
        repeat,
      }),
    );
    if (!accepted.isRepeat) this.signal.wake();
    return accepted;
  }
}
