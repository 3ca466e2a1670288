import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseListener } from '../../../database/database-listener.js';
import { IMPORTS_QUEUE } from '../../queue/queue-names.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { IMPORTS_CHANNEL } from '../imports-signal.js';
import { ImportsRepository } from '../imports.repository.js';

/** The data of a job in the queue of imports. */
export interface ImportsJob {
  importId: string;
}

/** Adds a queue job for each new import: at once when it is notified of one, and in a sweep for those that were missed or lost. */
@Scheduled({ name: 'imports', pattern: '*/5 * * * *' })
export class ImportsRelay implements ScheduledJob {
  constructor(
    @InjectQueue(IMPORTS_QUEUE) private readonly queue: Queue<ImportsJob>,
    private readonly repository: ImportsRepository,
    private readonly listener: DatabaseListener,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(ImportsRelay.name);
  }

  start(): void {
    const wake = () => {
      this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'New imports could not be queued'));
    };
    this.listener.listen(IMPORTS_CHANNEL, { onNotice: wake, onOpen: wake });
  }

  /**
   * A job has the id of its import, so that there is only one at a time. It is removed when it ends: a kept job would block a new one with the
   * same id.
   */
  async run(): Promise<{ open: number }> {
    const ids = await this.repository.listOpen();
    await this.queue.addBulk(
      ids.map((importId) => ({
        name: 'import',
        data: { importId },
        opts: { jobId: importId, removeOnComplete: true, removeOnFail: true },
      })),
    );
    return { open: ids.length };
  }
}
