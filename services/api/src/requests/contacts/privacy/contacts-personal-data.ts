import { HoldsPersonalData, type PersonalRecord } from '../../../common/personal-data/personal-data-holder.js';
import { Database } from '../../../database/database.js';
import { RECORDS } from '../../desk/record-kind.js';
import { EntriesExport } from '../../desk/timeline/entries-export.js';
import { RequestsPersonalData } from '../../visitor-requests/privacy/requests-personal-data.js';
import { CONTACTS, type ContactRow } from '../contact-definition.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';
import { ContactPresenter, type PlainContact } from '../present-contact.js';
import { EncryptedContacts } from './encrypted-contacts.js';

/** The personal data in contact requests. */
@HoldsPersonalData()
export class ContactsPersonalData extends RequestsPersonalData<ContactRow, ContactText, PlainContact> {
  constructor(
    database: Database,
    privacy: ContactPrivacy,
    presenter: ContactPresenter,
    encrypted: EncryptedContacts,
    private readonly entries: EntriesExport,
  ) {
    super(database, privacy, presenter, encrypted, CONTACTS);
  }

  override async export(email: string): Promise<PersonalRecord[]> {
    return this.entries.complete(RECORDS.contact, await super.export(email));
  }
}
