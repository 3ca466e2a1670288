import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { KEPT_SECONDS } from '../live-feed.js';

/** Deletes old live changes and viewers. */
@Scheduled({ name: 'live-upkeep', pattern: '25 * * * *' })
export class LiveUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ changes: number; viewers: number }> {
    const longAgo = sql<Date>`now() - make_interval(secs => ${KEPT_SECONDS})`;
    const old = db.selectFrom('live_changes').select('id').where('at', '<', longAgo);
    return {
      changes: await deleteInBatches(this.database, 'live_changes', 'id', old),
      viewers: await this.database.change(db.deleteFrom('record_viewers').where('seen_at', '<', longAgo)),
    };
  }
}
