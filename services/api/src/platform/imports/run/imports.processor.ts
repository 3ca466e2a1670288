import { Processor } from '@nestjs/bullmq';
import { DelayedError, type Job } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { isDatabaseUnreachable } from '../../../common/errors/database-unreachable.js';
import { IMPORTS_QUEUE } from '../../queue/queue-names.js';
import { QueueWorker, WORKER_OPTIONS } from '../../queue/queue-worker.js';
import { ImportsRepository } from '../imports.repository.js';
import { ImportRun, ImportsBusy } from './import-run.js';
import type { ImportsJob } from './imports-relay.js';

/** The result of a job; `skipped` = there was nothing to do. */
export interface ImportsOutcome {
  outcome: 'done' | 'given up' | 'skipped';
}

/** How long an import is delayed while another one of its kind is being written. */
const BUSY_MS = 1000;

/** Runs one import at a time. A run that ended with its process is started again by the next one. */
@Processor(IMPORTS_QUEUE, { ...WORKER_OPTIONS, concurrency: 1 })
export class ImportsProcessor extends QueueWorker {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly importing: ImportRun,
    logger: PinoLogger,
  ) {
    super(logger);
  }

  /** @throws Error without values of the file, since the queue keeps its message */
  override async process(queued: Job<ImportsJob>, token?: string): Promise<ImportsOutcome> {
    const { importId } = queued.data;
    const job = await this.repository.begin(importId);
    if (!job) return { outcome: (await this.repository.giveUp(importId)) ? 'given up' : 'skipped' };
    try {
      await this.importing.run(job);
      return { outcome: 'done' };
    } catch (error) {
      const isBusy = error instanceof ImportsBusy;
      if (isBusy || isDatabaseUnreachable(error)) await this.repository.takeBack(importId);
      if (isBusy) {
        await queued.moveToDelayed(Date.now() + BUSY_MS, token);
        throw new DelayedError();
      }
      this.logger.error({ err: error, importId }, 'An import run failed');
      throw new Error('An import run failed', { cause: error });
    }
  }
}
