import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { RequestSearch } from '../visitor-requests/request-search.js';
import { CONTACTS, type ContactRow } from './contact-definition.js';
import { ContactPrivacy, type ContactText } from './contact-privacy.js';

/** Finds contact requests by the words of name, e-mail address and subject, or by the end of the id. */
@Injectable()
export class ContactSearch extends RequestSearch<ContactRow, ContactText> {
  constructor(database: Database, privacy: ContactPrivacy) {
    super(database, privacy, CONTACTS);
  }
}
