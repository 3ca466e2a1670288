import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { FieldCipher } from '../../common/personal-data/field-cipher.js';
import { RequestPrivacy } from '../visitor-requests/request-privacy.js';
import { CONTACTS } from './contact-definition.js';

/** What a visitor wrote. Requests of earlier releases have neither telephone number nor time of a call. */
export type ContactText = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message' | 'telephone' | 'callbackTime'>;

/** Contact requests are found by name, e-mail address and subject (back-office spec §2). */
@Injectable()
export class ContactPrivacy extends RequestPrivacy<ContactText> {
  constructor(cipher: FieldCipher, index: BlindIndex) {
    const stored = ['name', 'email', 'subject', 'message', 'telephone', 'callbackTime'] as const;
    super(cipher, index, CONTACTS, stored, ['name', 'email', 'subject']);
  }
}
