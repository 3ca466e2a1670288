import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { deleteInBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** The present time in milliseconds since 1970, like the counters' expiry. */
const NOW_MS = sql<string>`extract(epoch from now()) * 1000`;

/** Deletes expired counters of rate limits, including those of sign-ins; Redis does so itself. */
@Scheduled({ name: 'rate-limits', pattern: '35 * * * *' })
export class RateLimitUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const ended = db.selectFrom('rate_limits').select('key').where('expire', '<', NOW_MS);
    return { forgotten: await deleteInBatches(this.database, 'rate_limits', 'key', ended) };
  }
}
