import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { MediaRemoval } from './media-removal.js';

/** Every night: notes which files have no references, and removes those that have had none for a week. */
@Scheduled({ name: 'media-cleanup', pattern: '45 3 * * *' })
export class MediaCleanup implements ScheduledJob {
  constructor(private readonly removal: MediaRemoval) {}

  /** Runs each step even if others fail. @throws AggregateError if one of them failed */
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
