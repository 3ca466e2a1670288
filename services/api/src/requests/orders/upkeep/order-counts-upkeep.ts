import { Database } from '../../../database/database.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { foldCounts } from '../figures/fold-counts.js';

/** Keeps the ledger of order counts short. */
@Scheduled({ name: 'orders-counts', pattern: '* * * * *' })
export class OrderCountsUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ folded: number }> {
    return { folded: await foldCounts(this.database) };
  }
}
