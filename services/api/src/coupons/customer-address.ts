import { Injectable } from '@nestjs/common';
import { BlindIndex } from '../common/personal-data/blind-index.js';
import { canonicalAddress } from '../common/personal-data/canonical-address.js';
import { FieldCipher, readable } from '../common/personal-data/field-cipher.js';
import { FORGOTTEN } from './forget-customers.js';

const PURPOSE = 'coupon-use';
const place = (orderId: string) => `coupon_uses.customer_email:${orderId}`;

/** An e-mail address as coupon uses keep it: encrypted to be shown, and as a keyed hash to be counted; upper and lower case are the same. */
@Injectable()
export class CustomerAddress {
  constructor(
    private readonly index: BlindIndex,
    private readonly cipher: FieldCipher,
  ) {}

  hash(email: string): Buffer {
    return this.index.hash(canonicalAddress(email), PURPOSE);
  }

  /** The hashes under which uses of the address are found, one for each key. */
  hashesToFind(email: string): Buffer[] {
    return this.index.hashesToFind(canonicalAddress(email), PURPOSE);
  }

  encrypt(email: string, orderId: string): string {
    return this.cipher.encrypt(email, place(orderId));
  }

  /** @returns `undefined` when the person was taken out of the use, the key that wrote it is gone, or it was changed */
  read(stored: string, orderId: string): string | undefined {
    return stored === FORGOTTEN ? undefined : readable(() => this.cipher.decrypt(stored, place(orderId)));
  }
}
