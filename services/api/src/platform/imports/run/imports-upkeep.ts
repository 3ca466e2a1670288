import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { ImportsRepository } from '../imports.repository.js';

/** Deletes imports after 30 days. */
@Scheduled({ name: 'imports-upkeep', pattern: '50 3 * * *' })
export class ImportsUpkeep implements ScheduledJob {
  constructor(private readonly repository: ImportsRepository) {}

  async run(): Promise<{ imports: number }> {
    return { imports: await this.repository.forgetOld() };
  }
}
