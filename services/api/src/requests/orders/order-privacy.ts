import { Injectable } from '@nestjs/common';
import type { AppConfiguration, CustomerInfo } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { addressSpellings, canonicalAddress } from '../../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';

/** The value of `orders.customer` after the person was erased. */
export const ERASED = 'erased';

/** The customer that is shown for an erased person. */
export const ERASED_CUSTOMER: Readonly<CustomerInfo> = {
  fullName: '(erased)',
  email: '',
  companyName: '',
  street: '',
  city: '',
  postalCode: '',
  country: '',
  federalState: '',
  telephone: '',
};

const EMAIL_PURPOSE = 'order-email';

type EncryptedField = 'customer' | 'notes' | 'configuration' | 'admin_notes';

const context = (field: EncryptedField, orderId: string) => `orders.${field}:${orderId}`;

/** Encrypts and decrypts the personal data of orders, and makes their search tokens. */
@Injectable()
export class OrderPrivacy {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
  ) {}

  encryptCustomer(customer: CustomerInfo, orderId: string): string {
    return this.cipher.encrypt(JSON.stringify(customer), context('customer', orderId));
  }

  /** @throws UnreadableValueError */
  decryptCustomer(stored: string, orderId: string): CustomerInfo {
    return JSON.parse(this.cipher.decrypt(stored, context('customer', orderId))) as CustomerInfo;
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readCustomer(stored: string, orderId: string): CustomerInfo | undefined {
    return readable(() => this.decryptCustomer(stored, orderId));
  }

  /** An empty text is stored as `null`. */
  encryptText(field: 'notes' | 'admin_notes', text: string | undefined, orderId: string): string | null {
    return text ? this.cipher.encrypt(text, context(field, orderId)) : null;
  }

  /** @throws UnreadableValueError */
  decryptText(field: 'notes' | 'admin_notes', stored: string | null, orderId: string): string | null {
    return stored === null ? null : this.cipher.decrypt(stored, context(field, orderId));
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readText(field: 'notes' | 'admin_notes', stored: string | null, orderId: string): string | null | undefined {
    return readable(() => this.decryptText(field, stored, orderId));
  }

  /** A missing design is stored as `null`. */
  encryptConfiguration(configuration: AppConfiguration | undefined, orderId: string): string | null {
    return configuration ? this.cipher.encrypt(JSON.stringify(configuration), context('configuration', orderId)) : null;
  }

  /** @throws UnreadableValueError */
  decryptConfiguration(stored: string | null, orderId: string): AppConfiguration | null {
    return stored === null
      ? null
      : (JSON.parse(this.cipher.decrypt(stored, context('configuration', orderId))) as AppConfiguration);
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readConfiguration(stored: string | null, orderId: string): AppConfiguration | null | undefined {
    return readable(() => this.decryptConfiguration(stored, orderId));
  }

  /** Encrypts a stored value with the active key; `null` stays `null`. */
  reencrypt(field: EncryptedField, stored: string, orderId: string): string;
  reencrypt(field: EncryptedField, stored: string | null, orderId: string): string | null;
  reencrypt(field: EncryptedField, stored: string | null, orderId: string): string | null {
    return stored === null ? null : this.cipher.reencrypt(stored, context(field, orderId));
  }

  /** Tokens under which an order is found: name, e-mail address, company (contract: `search`). */
  searchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokens([fullName, email, companyName]);
  }

  /** The tokens of a customer under every key, to remove them whichever key wrote them. */
  allSearchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokensUnderAllKeys([fullName, email, companyName]);
  }

  /** The token by which orders are found by their e-mail address. */
  emailToken({ email }: Pick<CustomerInfo, 'email'>): string {
    return this.index.valueToken(canonicalAddress(email), EMAIL_PURPOSE);
  }

  /** The tokens of an address in each spelling under every key. */
  emailTokensToFind(email: string): string[] {
    return addressSpellings(email).flatMap((spelling) => this.index.valueTokensToFind(spelling, EMAIL_PURPOSE));
  }

  /** The tokens of a search word, one for each key. */
  tokensToFind(word: string): string[] {
    return this.index.tokensToFind(word);
  }
}
