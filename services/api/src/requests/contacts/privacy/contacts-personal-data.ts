import { Injectable } from '@nestjs/common';
import { HoldsPersonalData } from '../../../common/personal-data/personal-data-holder.js';
import { Database } from '../../../database/database.js';
import { RequestsPersonalData } from '../../visitor-requests/privacy/requests-personal-data.js';
import { CONTACTS, type ContactRow } from '../contact-definition.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';
import type { ContactDto } from '../contact.dto.js';
import { ContactPresenter } from '../present-contact.js';
import { EncryptedContacts } from './encrypted-contacts.js';

/** What contact requests hold about a person. */
@Injectable()
@HoldsPersonalData()
export class ContactsPersonalData extends RequestsPersonalData<ContactRow, ContactText, ContactDto> {
  constructor(database: Database, privacy: ContactPrivacy, presenter: ContactPresenter, encrypted: EncryptedContacts) {
    super(database, privacy, presenter, encrypted, CONTACTS);
  }
}
