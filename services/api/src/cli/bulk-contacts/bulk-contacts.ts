import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ContactPrivacy } from '../../requests/contacts/contact-privacy.js';
import { ContactsRepository } from '../../requests/contacts/contacts.repository.js';
import { customer, pick, seededRandom } from '../bulk-orders/people.js';

const YEARS_MS = 3 * 365 * 24 * 3_600_000;
const SEED = 1755;
const SUBJECTS = ['Termin zur Vorführung', 'Question about the Prestige edition', 'Angebot für drei Häuser', 'Service'];

/** Adds many contact requests with times over the last three years, encrypted and searchable like any other, without mails. */
@Injectable()
export class BulkContacts {
  constructor(
    private readonly repository: ContactsRepository,
    private readonly privacy: ContactPrivacy,
  ) {}

  async add(count: number): Promise<void> {
    const random = seededRandom(SEED);
    for (let done = 0; done < count; done++) {
      const createdAt = new Date(Date.now() - Math.floor(random() * YEARS_MS));
      const id = v7({ msecs: createdAt.getTime() });
      const { fullName: name, email, companyName } = customer(random);
      const request = {
        name,
        email,
        subject: pick(SUBJECTS, random),
        message: `Bitte melden Sie sich. ${companyName}`,
      };
      await this.repository.insert({
        id,
        request: this.privacy.encryptRequest(request, id),
        language: 'de',
        createdAt,
        searchTokens: this.privacy.searchTokens(request),
        mails: [],
      });
    }
  }
}
