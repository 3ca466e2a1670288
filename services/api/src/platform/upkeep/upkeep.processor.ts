import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { describeError } from '../../common/logging/describe-error.js';
import { UPKEEP_QUEUE } from '../queue/queue-names.js';
import { QueueWorker, WORKER_OPTIONS } from '../queue/queue-worker.js';
import type { RunResult } from './scheduled-job.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { Schedules } from './schedules.js';

const ENSURE_MS = 60 * 60 * 1000;
/** A long run must not keep the short ones waiting. */
const CONCURRENCY = 4;

/** Runs the scheduled jobs as queue jobs. */
@Processor(UPKEEP_QUEUE, { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class UpkeepProcessor extends QueueWorker {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly schedules: Schedules,
    private readonly jobs: ScheduledJobs,
    logger: PinoLogger,
  ) {
    super(logger);
  }

  /** Resolves when every job is scheduled and jobs are being taken. */
  override async start(): Promise<void> {
    await super.start();
    await this.schedules.ensure({ mendStuck: false });
    this.timer = setInterval(() => {
      this.schedules.ensure({ mendStuck: true }).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The schedules could not be checked');
      });
    }, ENSURE_MS);
  }

  /** @throws Error without personal data in its message, which the queue keeps; also for a job that only another release has */
  override async process({ name, attemptsMade }: Job): Promise<RunResult> {
    const job = this.jobs.find(name);
    if (!job) throw new Error(`There is no scheduled job called "${name}"`);
    const begun = performance.now();
    try {
      const result = await job.run();
      this.logger.info({ job: name, ms: Math.round(performance.now() - begun), result }, 'A scheduled job ran');
      return result;
    } catch (error) {
      this.logger.error({ err: error, job: name, attempt: attemptsMade + 1 }, 'A scheduled job failed');
      throw withoutValues(error);
    }
  }

  override async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await super.beforeApplicationShutdown();
  }
}

/** The queue must not keep the database's own message, which repeats the values of a statement. */
function withoutValues(error: unknown): Error {
  const { type, code, message = 'The database refused a statement' } = describeError(error);
  return new Error(`${message} (${code ?? type})`);
}
