import { Injectable } from '@nestjs/common';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';

const place = (id: string): string => `saved_views.query:${id}`;

/** The queries of views as they are stored, and as they are read: what is searched for may be a person. */
@Injectable()
export class ViewPrivacy {
  constructor(private readonly cipher: FieldCipher) {}

  encrypt(query: string, id: string): string {
    return this.cipher.encrypt(query, place(id));
  }

  /** @returns '' when the key that wrote it is gone, or it was changed */
  read(stored: string, id: string): string {
    return readable(() => this.cipher.decrypt(stored, place(id))) ?? '';
  }

  /** The same query under the active key. */
  reencrypt(stored: string, id: string): string {
    return this.cipher.reencrypt(stored, place(id));
  }
}
