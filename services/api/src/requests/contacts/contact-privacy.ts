import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';

/** What a visitor wrote. */
export type ContactText = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message'>;

/** The fields that are searched; each has a key of its own. */
const NAME = 'contacts.name';
const EMAIL = 'contacts.email';
const SUBJECT = 'contacts.subject';

const place = (field: 'request' | 'admin_notes', contactId: string) => `contacts.${field}:${contactId}`;

/** The personal data of a contact request: as it is stored, as it is read, and as it is searched. */
@Injectable()
export class ContactPrivacy {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
  ) {}

  encryptRequest({ name, email, subject, message }: ContactText, contactId: string): string {
    return this.cipher.encrypt(JSON.stringify({ name, email, subject, message }), place('request', contactId));
  }

  /** @throws UnreadableValueError */
  decryptRequest(stored: string, contactId: string): ContactText {
    return JSON.parse(this.cipher.decrypt(stored, place('request', contactId))) as ContactText;
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readRequest(stored: string, contactId: string): ContactText | undefined {
    return readable(() => this.decryptRequest(stored, contactId));
  }

  /** An empty text is stored as `null`. */
  encryptNotes(notes: string, contactId: string): string | null {
    return notes === '' ? null : this.cipher.encrypt(notes, place('admin_notes', contactId));
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readNotes(stored: string | null, contactId: string): string | null | undefined {
    return stored === null ? null : readable(() => this.cipher.decrypt(stored, place('admin_notes', contactId)));
  }

  /** The same content under the active key; `null` stays `null`. */
  reencrypt(field: 'request' | 'admin_notes', stored: string | null, contactId: string): string | null {
    return stored === null ? null : this.cipher.reencrypt(stored, place(field, contactId));
  }

  /** Tokens under which a request is found: name, e-mail address, subject (back-office spec §2). */
  searchTokens({ name, email, subject }: ContactText): string[] {
    const fields = { [NAME]: name, [EMAIL]: email, [SUBJECT]: subject };
    return this.index.fieldTokens(fields);
  }

  /** The tokens of a search word, one for each field and key. */
  tokensToFind(word: string): string[] {
    return this.index.fieldTokensToFind([NAME, EMAIL, SUBJECT], word);
  }
}
