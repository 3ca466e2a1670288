import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseListener } from '../../../database/database-listener.js';
import { MEDIA_QUEUE } from '../../../platform/queue/queue-names.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { MEDIA_CHANNEL } from './media-signal.js';
import { VariantsRepository } from './variants.repository.js';

/** After these attempts the job has failed, and the sweep makes another one. */
const ATTEMPTS = 3;

/** The data of a job of the media queue. */
export interface VariantsJob {
  mediaId: string;
}

/** Makes a queue job for each new picture: at once when notified, and in a sweep for pictures whose signal or job was lost. */
@Scheduled({ name: 'media-variants', pattern: '*/5 * * * *' })
export class VariantsRelay implements ScheduledJob {
  constructor(
    @InjectQueue(MEDIA_QUEUE) private readonly queue: Queue<VariantsJob>,
    private readonly repository: VariantsRepository,
    private readonly listener: DatabaseListener,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(VariantsRelay.name);
  }

  start(): void {
    const wake = () => {
      this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'New pictures could not be queued'));
    };
    this.listener.listen(MEDIA_CHANNEL, { onNotice: wake, onOpen: wake });
  }

  async run(): Promise<{ queued: number }> {
    const ids = await this.repository.queueWaiting();
    await this.queue.addBulk(
      ids.map((mediaId) => ({ name: 'variants', data: { mediaId }, opts: { attempts: ATTEMPTS } })),
    );
    return { queued: ids.length };
  }
}
