import { Injectable } from '@nestjs/common';
import type { ContactRequest, Language } from '@vitrine/schemas';
import { newId } from '../../common/ids.js';
import { mailsOfNewContact } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../platform/notifications/outbox/outbox-signal.js';
import type { AcceptedContactDto } from './contact.dto.js';
import { ContactPrivacy } from './contact-privacy.js';
import { ContactsRepository } from './contacts.repository.js';

/** Accepts contact requests (contract: POST /api/contacts). */
@Injectable()
export class ContactsService {
  constructor(
    private readonly repository: ContactsRepository,
    private readonly privacy: ContactPrivacy,
    private readonly signal: OutboxSignal,
  ) {}

  /** @param asked language of the acknowledgement where the body names none */
  async accept(request: ContactRequest, asked: Language): Promise<AcceptedContactDto> {
    const id = newId();
    const language = request.language ?? asked;
    const createdAt = new Date();
    await this.repository.insert({
      id,
      request: this.privacy.encryptRequest(request, id),
      language,
      createdAt,
      searchTokens: this.privacy.searchTokens(request),
      mails: mailsOfNewContact(id, language),
    });
    this.signal.wake();
    return { id, status: 'new', createdAt };
  }
}
