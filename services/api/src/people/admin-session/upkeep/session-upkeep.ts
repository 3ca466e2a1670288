import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo } from '../../../database/expressions.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Sessions that ended before this time are deleted; not at once, because the queue dashboard's cookie may outlive the token. */
const ENDED_LONG_AGO = sql<Date>`now() - interval '1 day'`;

/** A browser without a sign-in for this long counts as new again. */
const DEVICE_DAYS = 180;

/** Deletes ended sessions, and browsers that are no longer used. */
@Scheduled({ name: 'admin-sessions', pattern: '5 * * * *' })
export class SessionUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number; devices: number }> {
    const sessions = db.selectFrom('admin_sessions').select('id').where('expires_at', '<', ENDED_LONG_AGO);
    const devices = db.selectFrom('admin_devices').select('id').where('last_used_at', '<', daysAgo(DEVICE_DAYS));
    return {
      forgotten: await deleteInBatches(this.database, 'admin_sessions', 'id', sessions),
      devices: await deleteInBatches(this.database, 'admin_devices', 'id', devices),
    };
  }
}
