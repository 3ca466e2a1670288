import { Injectable } from '@nestjs/common';
import type { CustomerInfo } from '@vitrine/schemas';
import { BlindIndex } from '../common/personal-data/blind-index.js';
import { FieldCipher, UnreadableValueError } from '../common/personal-data/field-cipher.js';

type EncryptedField = 'customer' | 'notes' | 'admin_notes';

const place = (field: EncryptedField, orderId: string) => `orders.${field}:${orderId}`;

/** The personal data of an order: as it is stored, as it is read, and as it is searched. */
@Injectable()
export class OrderPrivacy {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
  ) {}

  encryptCustomer(customer: CustomerInfo, orderId: string): string {
    return this.cipher.encrypt(JSON.stringify(customer), place('customer', orderId));
  }

  /** @throws UnreadableValueError */
  decryptCustomer(stored: string, orderId: string): CustomerInfo {
    return JSON.parse(this.cipher.decrypt(stored, place('customer', orderId))) as CustomerInfo;
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readCustomer(stored: string, orderId: string): CustomerInfo | undefined {
    return readable(() => this.decryptCustomer(stored, orderId));
  }

  /** An empty text is stored as `null`. */
  encryptText(field: 'notes' | 'admin_notes', text: string | undefined, orderId: string): string | null {
    return text ? this.cipher.encrypt(text, place(field, orderId)) : null;
  }

  /** @throws UnreadableValueError */
  decryptText(field: 'notes' | 'admin_notes', stored: string | null, orderId: string): string | null {
    return stored === null ? null : this.cipher.decrypt(stored, place(field, orderId));
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readText(field: 'notes' | 'admin_notes', stored: string | null, orderId: string): string | null | undefined {
    return readable(() => this.decryptText(field, stored, orderId));
  }

  /** Tokens under which an order is found: name, e-mail address, company (contract: `search`). */
  searchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokens([fullName, email, companyName]);
  }

  /** The tokens of a customer under every key, to remove them whichever key wrote them. */
  allSearchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokensUnderAllKeys([fullName, email, companyName]);
  }

  /** The tokens of a search word, one for each key. */
  tokensToFind(word: string): string[] {
    return this.index.tokensToFind(word);
  }
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableValueError) return undefined;
    throw error;
  }
}
