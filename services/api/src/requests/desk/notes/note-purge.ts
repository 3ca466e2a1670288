import { TRASH_DAYS } from '@vitrine/schemas';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo } from '../../../database/expressions.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Removes notes for good once the time in which staff could restore them is over. */
@Scheduled({ name: 'notes-purge', pattern: '18 3 * * *' })
export class NotePurge implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ purged: number }> {
    const old = db.selectFrom('timeline_entries').select('id').where('deleted_at', '<=', daysAgo(TRASH_DAYS));
    return { purged: await deleteInBatches(this.database, 'timeline_entries', 'id', old) };
  }
}
