import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { UPKEEP_QUEUE } from '../queue/queue-names.js';
import { startWorker, stopWorker, WORKER_OPTIONS } from '../queue/worker-life.js';
import { OrderUpkeep, type UpkeepResult } from './order-upkeep.js';

const DAILY = { pattern: '15 3 * * *', tz: 'Europe/Berlin' };
const DAILY_JOB = 'orders-daily';
/** The schedule lives in the queue, which may be flushed. */
const RESCHEDULE_MS = 60 * 60 * 1000;
const FOLD_MS = 60 * 1000;

/** Runs the daily round as a queue job, and folds the order counts every minute. */
@Processor(UPKEEP_QUEUE, WORKER_OPTIONS)
export class UpkeepProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    @InjectQueue(UPKEEP_QUEUE) private readonly queue: Queue,
    private readonly upkeep: OrderUpkeep,
    private readonly logger: PinoLogger,
  ) {
    super();
    logger.setContext(UpkeepProcessor.name);
  }

  /** Resolves when jobs are being taken. */
  async start(): Promise<void> {
    await startWorker(this.worker, this.logger);
    await this.schedule();
    const regularly = (milliseconds: number, work: () => Promise<unknown>, complaint: string) =>
      this.timers.push(
        setInterval(() => {
          work().catch((error: unknown) => this.logger.warn({ err: error }, complaint));
        }, milliseconds),
      );
    regularly(RESCHEDULE_MS, () => this.schedule(), 'The daily round could not be scheduled');
    regularly(FOLD_MS, () => this.upkeep.foldCounts(), 'The order counts could not be folded');
  }

  override process(): Promise<UpkeepResult> {
    return this.upkeep.daily();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ err: error }, 'The queue cannot be reached');
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await stopWorker(this.worker);
  }

  private async schedule(): Promise<void> {
    await this.queue.upsertJobScheduler(DAILY_JOB, DAILY, { name: DAILY_JOB });
  }
}
