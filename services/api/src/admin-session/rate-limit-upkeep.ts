import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { inBatches } from '../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';

/** Forgets counters of rate limits, sign-ins among them, whose window is over; Redis does so by itself. */
@Injectable()
@Scheduled()
export class RateLimitUpkeep implements ScheduledJob {
  readonly name = 'rate-limits';
  readonly pattern = '35 * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ forgotten: number }> {
    const forgotten = await inBatches(
      this.database,
      `delete from rate_limits where key in (
         select key from rate_limits where expire < extract(epoch from now()) * 1000 limit $1 for update skip locked
       ) returning 1`,
    );
    return { forgotten };
  }
}
