import { Database } from '../../../database/database.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { foldCounts } from '../figures/fold-counts.js';

/** Keeps the ledger of order counts short. */
@Scheduled()
export class OrderCountsUpkeep implements ScheduledJob {
  readonly name = 'orders-counts';
  readonly pattern = '* * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ folded: number }> {
    return { folded: await foldCounts(this.database) };
  }
}
