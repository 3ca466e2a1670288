import { Injectable } from '@nestjs/common';
import { BlindIndex, canonicalAddress, FieldCipher, readable } from '@vitrine/api/extension';

/** What a visitor writes; encrypted where it is stored. */
export interface AppointmentText {
  name: string;
  email: string;
  note: string;
}

const PURPOSE = 'appointments.email';
const place = (id: string): string => `appointments.request:${id}`;

/** The personal data of appointments: as they are stored, as they are read, and as they are found. */
@Injectable()
export class AppointmentPrivacy {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly index: BlindIndex,
  ) {}

  encrypt(text: AppointmentText, id: string): string {
    return this.cipher.encrypt(JSON.stringify(text), place(id));
  }

  /** @returns `undefined` when the key that wrote the value is gone */
  read(stored: string, id: string): AppointmentText | undefined {
    return readable(() => JSON.parse(this.cipher.decrypt(stored, place(id))) as AppointmentText);
  }

  reencrypt(stored: string, id: string): string {
    return this.cipher.reencrypt(stored, place(id));
  }

  emailHash(email: string): Buffer {
    return this.index.hash(canonicalAddress(email), PURPOSE);
  }

  /** The address's hashes under every key that anything may have been written with. */
  emailHashes(email: string): Buffer[] {
    return this.index.hashesToFind(canonicalAddress(email), PURPOSE);
  }
}
