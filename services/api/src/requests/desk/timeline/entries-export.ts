import { Injectable } from '@nestjs/common';
import type { PersonalRecord } from '../../../common/personal-data/personal-data-holder.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { RecordKind } from '../record-kind.js';
import { EntryPrivacy } from './entry-privacy.js';

/** Entries that staff wrote about records, for the export of a person's data. */
@Injectable()
export class EntriesExport {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
  ) {}

  /**
   * Adds `entries` to the records, the oldest first, without their authors, who are other people. Deleted entries are included as long as they can be
   * restored.
   * @param records records of the kind, each with its `id`
   */
  async complete(kind: RecordKind, records: readonly PersonalRecord[]): Promise<PersonalRecord[]> {
    const ids = records.map(({ id }) => String(id));
    const found = await this.database.run(
      db
        .selectFrom('timeline_entries')
        .select(['id', 'kind', 'at', 'content', 'deleted_at', `${kind.reference} as record`])
        .where(kind.reference, '=', anyOf(ids, 'uuid'))
        .where('content', 'is not', null)
        .orderBy('at'),
    );
    return records.map((record) => ({
      ...record,
      entries: found
        .filter((entry) => entry.record === record['id'])
        .map((entry) => ({
          kind: entry.kind,
          at: entry.at.toISOString(),
          ...(entry.deleted_at && { deletedAt: entry.deleted_at.toISOString() }),
          ...this.privacy.read(entry.content, entry.id),
        })),
    }));
  }
}
