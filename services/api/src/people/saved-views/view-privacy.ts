import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../common/personal-data/encrypted-columns.js';

/** Encrypts the queries of views, because a search text may be personal data. */
@Injectable()
export class ViewPrivacy extends EncryptedColumns {
  readonly table = 'saved_views';
  readonly columns = ['query'] as const;

  /** @returns '' if the encryption key was removed or the value was changed */
  override read(stored: string, id: string): string {
    return super.read(stored, id) ?? '';
  }
}
