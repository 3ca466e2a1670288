import { Injectable } from '@nestjs/common';
import { EncryptedEntries } from './encrypted-entries.js';

/** The texts of an entry. */
export interface EntryContent {
  text: string;
}

/** Encrypts and decrypts the texts of entries. */
@Injectable()
export class EntryPrivacy {
  constructor(private readonly entries: EncryptedEntries) {}

  encrypt(content: EntryContent, id: string): string {
    return this.entries.encrypt(JSON.stringify(content), id);
  }

  /** @throws UnreadableValueError */
  decrypt(stored: string, id: string): EntryContent {
    return JSON.parse(this.entries.decrypt(stored, id)) as EntryContent;
  }

  /** @returns `undefined` when the text was erased, its encryption key is missing, or the stored text was tampered with */
  read(stored: string | null, id: string): EntryContent | undefined {
    const text = stored === null ? undefined : this.entries.read(stored, id);
    return text === undefined ? undefined : (JSON.parse(text) as EntryContent);
  }
}
