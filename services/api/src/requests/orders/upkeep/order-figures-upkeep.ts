import { Database } from '../../../database/database.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { foldFigures } from '../figures/fold-figures.js';

/** Keeps few the lines that the figures of the dashboard add up. */
@Scheduled()
export class OrderFiguresUpkeep implements ScheduledJob {
  readonly name = 'orders-figures';
  readonly pattern = '* * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ folded: number }> {
    return { folded: await foldFigures(this.database) };
  }
}
