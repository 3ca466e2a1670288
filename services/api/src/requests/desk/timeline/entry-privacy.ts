import { Injectable } from '@nestjs/common';
import { EncryptedEntries } from './encrypted-entries.js';

/** The texts of an entry. */
export interface EntryContent {
  text: string;
}

/** The texts of entries as they are stored, and as they are read. */
@Injectable()
export class EntryPrivacy {
  constructor(private readonly entries: EncryptedEntries) {}

  encrypt(content: EntryContent, id: string): string {
    return this.entries.encrypt(JSON.stringify(content), id);
  }

  /** @returns `undefined` when it was erased, the key that wrote it is gone, or it was changed */
  read(stored: string | null, id: string): EntryContent | undefined {
    const text = stored === null ? undefined : this.entries.read(stored, id);
    return text === undefined ? undefined : (JSON.parse(text) as EntryContent);
  }
}
