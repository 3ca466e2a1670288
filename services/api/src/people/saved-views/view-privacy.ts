import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../common/personal-data/encrypted-columns.js';

/** The queries of views as they are stored, and as they are read: what is searched for may be a person. */
@Injectable()
export class ViewPrivacy extends EncryptedColumns {
  readonly table = 'saved_views';
  readonly columns = ['query'] as const;

  /** @returns '' when the key that wrote it is gone, or it was changed */
  override read(stored: string, id: string): string {
    return super.read(stored, id) ?? '';
  }
}
