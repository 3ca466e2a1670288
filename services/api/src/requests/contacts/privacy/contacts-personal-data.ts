import { Injectable } from '@nestjs/common';
import { everyRow } from '../../../common/personal-data/every-row.js';
import { canonicalAddress } from '../../../common/personal-data/canonical-address.js';
import {
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../../../common/personal-data/personal-data-holder.js';
import { tokenHits } from '../../../common/personal-data/search-tokens.js';
import { searchWords } from '../../../common/personal-data/words.js';
import { change, Database, rows, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { Parameters } from '../../../database/parameters.js';
import { ContactPrivacy } from '../contact-privacy.js';
import { selectContacts, type ContactRow } from '../contact-row.js';
import { CONTACT_TOKENS } from '../contact-search.js';
import { ContactPresenter } from '../present-contact.js';
import { EncryptedContacts } from './encrypted-contacts.js';

/** What contact requests hold about a person: the requests, with the state of their mails. */
@Injectable()
@HoldsPersonalData()
export class ContactsPersonalData implements PersonalDataHolder {
  readonly kind = 'contacts';
  readonly tables;

  constructor(
    private readonly database: Database,
    private readonly privacy: ContactPrivacy,
    private readonly presenter: ContactPresenter,
    private readonly encrypted: EncryptedContacts,
  ) {
    this.tables = [encrypted];
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of everyRow(this.database, this.encrypted, 'request')) {
      const request = this.privacy.readRequest(stored, key);
      if (request) yield request.email;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    return (await this.find(await this.database.pool(), email)).map((row) => ({ ...this.presenter.present(row) }));
  }

  /** Requests go as a whole; their mails and search tokens with them. */
  async erase(connection: Queryable, email: string): Promise<number> {
    const ids = (await this.find(connection, email)).map(({ id }) => id);
    return change(connection, db.deleteFrom('contacts').where('id', '=', anyOf(ids, 'uuid')));
  }

  /** By the words of the address, which every request has as search tokens; then decrypted and compared whole. */
  private async find(on: Queryable, email: string): Promise<ContactRow[]> {
    const parameters = new Parameters();
    const words = searchWords(email).map((word) => parameters.add(this.privacy.tokensToFind(word), 'bigint[]'));
    const found = await rows<ContactRow>(
      on,
      selectContacts(`where c.id in (${tokenHits(CONTACT_TOKENS, words)})`),
      parameters.values,
    );
    return found.filter(({ id, request: stored }) => {
      const request = this.privacy.readRequest(stored, id);
      return request && canonicalAddress(request.email) === canonicalAddress(email);
    });
  }
}
