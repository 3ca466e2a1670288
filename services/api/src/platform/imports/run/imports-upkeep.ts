import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { ImportsRepository } from '../imports.repository.js';

/** Forgets imports after 30 days. */
@Scheduled()
export class ImportsUpkeep implements ScheduledJob {
  readonly name = 'imports-upkeep';
  readonly pattern = '50 3 * * *';

  constructor(private readonly repository: ImportsRepository) {}

  async run(): Promise<{ imports: number }> {
    return { imports: await this.repository.forgetOld() };
  }
}
