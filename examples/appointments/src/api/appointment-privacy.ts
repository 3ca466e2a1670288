import { Injectable } from '@nestjs/common';
import { BlindIndex, canonicalAddress, FieldCipher, readable } from '@vitrine/api/extension';

/** What a visitor writes; stored encrypted. */
export interface AppointmentText {
  name: string;
  email: string;
  note: string;
}

const PURPOSE = 'appointments.email';
const place = (id: string): string => `appointments.request:${id}`;

/** Encrypts, decrypts and finds the personal data of appointments. */
@Injectable()
export class AppointmentPrivacy {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
  ) {}

  encrypt(text: AppointmentText, id: string): string {
    return this.cipher.encrypt(JSON.stringify(text), place(id));
  }

  /** @returns `undefined` when the key of the value no longer exists */
  read(stored: string, id: string): AppointmentText | undefined {
    return readable(() => JSON.parse(this.cipher.decrypt(stored, place(id))) as AppointmentText);
  }

  reencrypt(stored: string, id: string): string {
    return this.cipher.reencrypt(stored, place(id));
  }

  emailHash(email: string): Buffer {
    return this.index.hash(canonicalAddress(email), PURPOSE);
  }

  /** The hashes of an address under every key with which a stored hash may have been made. */
  emailHashes(email: string): Buffer[] {
    return this.index.hashesToFind(canonicalAddress(email), PURPOSE);
  }
}
