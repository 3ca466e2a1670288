import { Injectable } from '@nestjs/common';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { canonicalAddress, canonicalMailbox } from '../../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';
import { FORGOTTEN } from './forget-customers.js';

const PURPOSE = 'coupon-use';
const place = (orderId: string) => `coupon_uses.customer_email:${orderId}`;

/** An e-mail address as coupon uses keep it: encrypted to be shown, and as a keyed hash of its mailbox to be counted. */
@Injectable()
export class CustomerAddress {
  constructor(
    private readonly index: BlindIndex,
    private readonly cipher: FieldCipher,
  ) {}

  hash(email: string): Buffer {
    return this.index.hash(canonicalMailbox(email), PURPOSE);
  }

  /** The hashes under which uses of the mailbox are found: one for each key, and those of uses from before mailboxes were counted, by the address itself. */
  hashesToFind(email: string): Buffer[] {
    const names = new Set([canonicalMailbox(email), canonicalAddress(email)]);
    return [...names].flatMap((name) => this.index.hashesToFind(name, PURPOSE));
  }

  encrypt(email: string, orderId: string): string {
    return this.cipher.encrypt(email, place(orderId));
  }

  /** @returns `undefined` when the person was taken out of the use, the key that wrote it is gone, or it was changed */
  read(stored: string, orderId: string): string | undefined {
    return stored === FORGOTTEN ? undefined : readable(() => this.cipher.decrypt(stored, place(orderId)));
  }
}
