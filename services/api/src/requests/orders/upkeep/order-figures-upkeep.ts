import { Database } from '../../../database/database.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { foldFigures } from '../figures/fold-figures.js';

/** Keeps the rows few that the figures of the dashboard are summed from. */
@Scheduled({ name: 'orders-figures', pattern: '* * * * *' })
export class OrderFiguresUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ folded: number }> {
    return { folded: await foldFigures(this.database) };
  }
}
