import { Injectable } from '@nestjs/common';
import { FieldCipher, readable } from '../../../common/personal-data/field-cipher.js';

/** The texts of an entry. */
export interface EntryContent {
  text: string;
}

const place = (id: string): string => `timeline_entries.content:${id}`;

/** The texts of entries as they are stored, and as they are read. */
@Injectable()
export class EntryPrivacy {
  constructor(private readonly cipher: FieldCipher) {}

  encrypt(content: EntryContent, id: string): string {
    return this.cipher.encrypt(JSON.stringify(content), place(id));
  }

  /** @returns `undefined` when it was erased, the key that wrote it is gone, or it was changed */
  read(stored: string | null, id: string): EntryContent | undefined {
    if (stored === null) return undefined;
    return readable(() => JSON.parse(this.cipher.decrypt(stored, place(id))) as EntryContent);
  }

  /** The same content under the active key. */
  reencrypt(stored: string, id: string): string {
    return this.cipher.reencrypt(stored, place(id));
  }
}
