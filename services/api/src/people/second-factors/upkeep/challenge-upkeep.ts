import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** Deletes expired challenges, and secrets of authenticator apps that were never confirmed. */
@Scheduled({ name: 'second-factors', pattern: '25 * * * *' })
export class ChallengeUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ challenges: number; apps: number }> {
    const over = db.selectFrom('admin_challenges').select('id').where('expires_at', '<', now);
    const begun = db
      .selectFrom('admin_totp')
      .select('admin_id')
      .where('secret', 'is', null)
      .where('pending_until', '<', now);
    return {
      challenges: await deleteInBatches(this.database, 'admin_challenges', 'id', over),
      apps: await deleteInBatches(this.database, 'admin_totp', 'admin_id', begun),
    };
  }
}
