import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import pTimeout from 'p-timeout';

/** Options of every worker. A stalled job only means that its worker was killed, so it may stall any number of times. */
export const WORKER_OPTIONS = { autorun: false, maxStalledCount: 1000, runRetryDelay: 2000 } as const;

/** How long running jobs may take to finish at shutdown, in milliseconds; another worker runs the unfinished ones again. */
const STOP_MS = 5000;

/** Processes the jobs of a queue from `start` until the process shuts down. Its options contain {@link WORKER_OPTIONS}. */
export abstract class QueueWorker extends WorkerHost implements BeforeApplicationShutdown {
  constructor(protected readonly logger: PinoLogger) {
    super();
    logger.setContext(new.target.name);
  }

  /** Resolves when the queue's store is reachable and jobs are being taken; a worker that ran earlier would retry in a busy loop. */
  async start(): Promise<void> {
    const { worker } = this;
    await worker.waitUntilReady();
    worker.run().catch((error: unknown) => this.logger.error({ err: error, queue: worker.name }, 'A worker ended'));
  }

  /** Takes no more jobs and waits for the running ones, {@link STOP_MS} at most. */
  async beforeApplicationShutdown(): Promise<void> {
    await pTimeout(this.worker.close(), { milliseconds: STOP_MS, message: false });
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ err: error }, 'The queue cannot be reached');
  }
}
