import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { JobSchedulerJson, Queue } from 'bullmq';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';
import { UPKEEP_QUEUE } from '../queue/queue-names.js';
import type { Schedule } from './scheduled-job.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/** A schedule whose next run is overdue by more than this, while workers run, has lost its job. */
const STUCK_AFTER_MS = 60 * 60 * 1000;
/** A failed run is retried for about three quarters of an hour, then not before the next scheduled time. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential', delay: 5000, jitter: 0.5 } };
const KEPT = { removeOnComplete: { count: 50 }, removeOnFail: { count: 50 } };

/** The schedules in the queue, one for each job. They are in the queue's store, which may lose them. */
@Injectable()
export class Schedules {
  constructor(
    @InjectQueue(UPKEEP_QUEUE) private readonly queue: Queue,
    private readonly jobs: ScheduledJobs,
  ) {}

  /**
   * Creates the schedules that are missing, replaces those that differ, and removes those of jobs that no longer exist. A matching one is left
   * alone: replacing it would drop a run that fell due while no worker ran.
   * @param options `mendStuck`: also replaces long overdue schedules; only once workers have been running is such a schedule stuck
   */
  async ensure({ mendStuck }: { mendStuck: boolean }): Promise<void> {
    const present = new Map((await this.queue.getJobSchedulers()).map((schedule) => [schedule.key, schedule]));
    for (const job of this.jobs.all()) {
      const schedule = present.get(job.name);
      if (schedule && fits(schedule, job) && !(mendStuck && isStuck(schedule))) continue;
      await this.queue.upsertJobScheduler(
        job.name,
        { pattern: job.pattern, tz: COMPANY_TIME_ZONE },
        { name: job.name, opts: { ...RETRIES, ...KEPT } },
      );
    }
    for (const name of present.keys()) if (!this.jobs.find(name)) await this.queue.removeJobScheduler(name);
  }
}

const fits = ({ pattern, tz }: JobSchedulerJson, job: Schedule): boolean =>
  pattern === job.pattern && tz === COMPANY_TIME_ZONE;

const isStuck = ({ next }: JobSchedulerJson): boolean => next === undefined || next < Date.now() - STUCK_AFTER_MS;
