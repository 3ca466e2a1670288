import { Injectable } from '@nestjs/common';
import { EncryptedRequests } from '../../visitor-requests/privacy/encrypted-requests.js';
import { CONTACTS } from '../contact-definition.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';

/** The encrypted columns of `contacts`. */
@Injectable()
export class EncryptedContacts extends EncryptedRequests<ContactText> {
  constructor(privacy: ContactPrivacy) {
    super(privacy, CONTACTS);
  }
}
