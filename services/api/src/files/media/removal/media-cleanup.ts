import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { MediaRemoval } from './media-removal.js';

/** Every night: notes which files nothing refers to, and removes those for which that has been so for a week. */
@Scheduled({ name: 'media-cleanup', pattern: '45 3 * * *' })
export class MediaCleanup implements ScheduledJob {
  constructor(private readonly removal: MediaRemoval) {}

  /** Each step is tried even if others failed. @throws AggregateError when one of them failed */
  async run(): Promise<{ noted: number; removed: number }> {
    const failures: unknown[] = [];
    const attempt = (step: () => Promise<number>) =>
      step().catch((error: unknown) => {
        failures.push(error);
        return 0;
      });
    const rest = await attempt(() => this.removal.removeRest());
    const noted = await attempt(() => this.removal.note());
    const overdue = await attempt(() => this.removal.removeOverdue());
    if (failures.length > 0)
      throw new AggregateError(failures, `Media cleanup is not complete: ${String(failures[0])}`);
    return { noted, removed: rest + overdue };
  }
}
