import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EncryptedTable } from '../../../common/personal-data/personal-data-holder.js';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { EntryPrivacy } from './entry-privacy.js';

/** The encrypted column of `timeline_entries`. */
@Injectable()
export class EncryptedEntries implements EncryptedTable {
  readonly table = 'timeline_entries';
  readonly key = 'id';
  readonly columns = ['content'] as const;

  constructor(private readonly privacy: EntryPrivacy) {}

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const found = await run(
      connection,
      db
        .selectFrom('timeline_entries')
        .select(['id', 'content'])
        .where('id', '=', anyOf(ids, 'uuid'))
        .where('content', 'is not', null)
        .orderBy('id')
        .forUpdate(),
    );
    const locked = found.map(({ id }) => id);
    const contents = found.map(({ id, content }) => this.privacy.reencrypt(content ?? '', id));
    await change(
      connection,
      sql`update timeline_entries e set content = w.content
          from unnest(${locked}::uuid[], ${contents}::text[]) as w (id, content) where e.id = w.id`,
    );
    return found.length;
  }
}
