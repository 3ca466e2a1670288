import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { addressSpellings, canonicalAddress } from '../../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';
import type { RequestDefinition } from './request-definition.js';

/** The texts that every kind of requests has. */
export interface RequestText {
  name: string;
  email: string;
}

/** The encrypted columns. */
type EncryptedColumn = 'request' | 'admin_notes';

/** Encrypts and decrypts the personal data of one kind of requests, and makes their search tokens. */
export abstract class RequestPrivacy<Text extends RequestText> {
  protected constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
    private readonly definition: RequestDefinition,
    /** The fields that are stored; other fields are dropped. */
    private readonly stored: readonly (keyof Text & string)[],
    /** The fields that are searched; each has a key of its own. */
    private readonly searched: readonly (keyof Text & string)[],
  ) {}

  encryptRequest(text: Text, id: string): string {
    const kept = Object.fromEntries(this.stored.map((field) => [field, text[field]]));
    return this.cipher.encrypt(JSON.stringify(kept), this.place('request', id));
  }

  /** @throws UnreadableValueError */
  decryptRequest(stored: string, id: string): Text {
    return JSON.parse(this.cipher.decrypt(stored, this.place('request', id))) as Text;
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readRequest(stored: string, id: string): Text | undefined {
    return readable(() => this.decryptRequest(stored, id));
  }

  /** An empty text is stored as `null`. */
  encryptNotes(notes: string, id: string): string | null {
    return notes === '' ? null : this.cipher.encrypt(notes, this.place('admin_notes', id));
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readNotes(stored: string | null, id: string): string | null | undefined {
    return stored === null ? null : readable(() => this.cipher.decrypt(stored, this.place('admin_notes', id)));
  }

  /** Encrypts a stored value with the active key; `null` stays `null`. */
  reencrypt(column: EncryptedColumn, stored: string | null, id: string): string | null {
    return stored === null ? null : this.cipher.reencrypt(stored, this.place(column, id));
  }

  /** Tokens under which a request is found: by words, and by its whole address. */
  searchTokens(text: Text): string[] {
    const words = this.index.fieldTokens(
      Object.fromEntries(this.searched.map((field) => [this.searchKey(field), String(text[field])])),
    );
    return [...words, this.index.valueToken(canonicalAddress(text.email), this.addressPurpose)];
  }

  /** The tokens of a search word, one for each field and key. */
  tokensToFind(word: string): string[] {
    return this.index.fieldTokensToFind(this.searched.map(this.searchKey), word);
  }

  /** The tokens of a whole address, one for each spelling and key. */
  addressTokensToFind(email: string): string[] {
    return addressSpellings(email).flatMap((spelling) => this.index.valueTokensToFind(spelling, this.addressPurpose));
  }

  private get addressPurpose(): string {
    return `${this.definition.table}.address`;
  }

  private readonly searchKey = (field: string): string => `${this.definition.table}.${field}`;

  private readonly place = (column: EncryptedColumn, id: string): string => `${this.definition.table}.${column}:${id}`;
}
