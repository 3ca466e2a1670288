import { Injectable } from '@nestjs/common';
import type { AppConfiguration, CustomerInfo } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { canonicalAddress } from '../../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';

/** The value of `orders.customer` once the person was taken out of the order. */
export const ERASED = 'erased';

/** What is shown of an erased person. */
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

  /** A design as it is stored; none is stored as `null`. */
  encryptConfiguration(configuration: AppConfiguration | undefined, orderId: string): string | null {
    return configuration ? this.cipher.encrypt(JSON.stringify(configuration), place('configuration', orderId)) : null;
  }

  /** @throws UnreadableValueError */
  decryptConfiguration(stored: string | null, orderId: string): AppConfiguration | null {
    return stored === null
      ? null
      : (JSON.parse(this.cipher.decrypt(stored, place('configuration', orderId))) as AppConfiguration);
  }

  /** @returns `undefined` when the key that wrote the value is gone or the value was changed */
  readConfiguration(stored: string | null, orderId: string): AppConfiguration | null | undefined {
    return readable(() => this.decryptConfiguration(stored, orderId));
  }

  /** The same content under the active key; `null` stays `null`. */
  reencrypt(field: EncryptedField, stored: string, orderId: string): string;
  reencrypt(field: EncryptedField, stored: string | null, orderId: string): string | null;
  reencrypt(field: EncryptedField, stored: string | null, orderId: string): string | null {
    return stored === null ? null : this.cipher.reencrypt(stored, place(field, orderId));
  }

  /** Tokens under which an order is found: name, e-mail address, company (contract: `search`). */
  searchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokens([fullName, email, companyName]);
  }

  /** The tokens of a customer under every key, to remove them whichever key wrote them. */
  allSearchTokens({ fullName, email, companyName }: CustomerInfo): string[] {
    return this.index.tokensUnderAllKeys([fullName, email, companyName]);
  }

  /** What finds an order by its e-mail address. */
  emailToken({ email }: Pick<CustomerInfo, 'email'>): string {
    return this.index.valueToken(canonicalAddress(email), EMAIL_PURPOSE);
  }

  /** The tokens of an address under every key. */
  emailTokensToFind(email: string): string[] {
    return this.index.valueTokensToFind(canonicalAddress(email), EMAIL_PURPOSE);
  }

  /** The tokens of a search word, one for each key. */
  tokensToFind(word: string): string[] {
    return this.index.tokensToFind(word);
  }
}
