import { Injectable } from '@nestjs/common';
import { EncryptedColumns } from '../../../common/personal-data/encrypted-columns.js';

/** The encrypted column of `timeline_entries`. */
@Injectable()
export class EncryptedEntries extends EncryptedColumns {
  readonly table = 'timeline_entries';
  readonly columns = ['content'] as const;
}
