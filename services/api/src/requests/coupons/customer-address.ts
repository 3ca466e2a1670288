import { Injectable } from '@nestjs/common';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { addressSpellings, canonicalMailbox } from '../../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';
import { FORGOTTEN } from './forget-customers.js';

const PURPOSE = 'coupon-use';
const context = (orderId: string) => `coupon_uses.customer_email:${orderId}`;

/** The e-mail address of a coupon use: encrypted, to be shown, and as a keyed hash of its mailbox, to be counted. */
@Injectable()
export class CustomerAddress {
  constructor(
    private readonly index: BlindIndex,
    private readonly cipher: FieldCipher,
  ) {}

  hash(email: string): Buffer {
    return this.index.hash(canonicalMailbox(email), PURPOSE);
  }

  /**
   * The hashes under which uses of the mailbox are found, one for each key: of the mailbox, and of the address for uses from before mailboxes were
   * hashed.
   */
  hashesToFind(email: string): Buffer[] {
    const names = new Set([canonicalMailbox(email), ...addressSpellings(email)]);
    return [...names].flatMap((name) => this.index.hashesToFind(name, PURPOSE));
  }

  encrypt(email: string, orderId: string): string {
    return this.cipher.encrypt(email, context(orderId));
  }

  /** @returns `undefined` when the person was erased from the use, its encryption key is missing, or the stored text was tampered with */
  read(stored: string, orderId: string): string | undefined {
    return stored === FORGOTTEN ? undefined : readable(() => this.cipher.decrypt(stored, context(orderId)));
  }
}
