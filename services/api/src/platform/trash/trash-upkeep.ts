import { TRASH_DAYS } from '@vitrine/schemas';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { daysAgo } from '../../database/expressions.js';
import { deleteInBatches } from '../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';

/** Deletes entries that are too old to be restored. Files that only they used are removed by later runs of `media-cleanup`. */
@Scheduled({ name: 'trash-upkeep', pattern: '35 3 * * *' })
export class TrashUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ removed: number }> {
    const old = db.selectFrom('trash').select('id').where('deleted_at', '<=', daysAgo(TRASH_DAYS));
    return { removed: await deleteInBatches(this.database, 'trash', 'id', old) };
  }
}
