import type { Queue } from 'bullmq';
import type { Database } from '../../../database/database.js';
import type { OutboxService } from '../../../platform/notifications/outbox/outbox.service.js';
import { Scheduled } from '../../../platform/upkeep/scheduled-job.js';
import type { ScheduledJobs } from '../../../platform/upkeep/scheduled-jobs.js';
import { Schedules } from '../../../platform/upkeep/schedules.js';
import { FollowUpUpkeep } from './follow-up-upkeep.js';

test('the mails of follow-ups are written at 08:00 in Europe/Berlin', async () => {
  const schedule = Scheduled.of(new FollowUpUpkeep({} as Database, {} as OutboxService));
  const made: unknown[][] = [];
  const queue = {
    getJobSchedulers: () => Promise.resolve([]),
    upsertJobScheduler: (...given: unknown[]) => Promise.resolve(made.push(given)),
  } as unknown as Queue;
  const jobs = { all: () => [schedule], find: () => schedule } as unknown as ScheduledJobs;
  await new Schedules(queue, jobs).ensure({ mendStuck: false });
  expect(made).toEqual([['desk-follow-ups', { pattern: '0 8 * * *', tz: 'Europe/Berlin' }, expect.anything()]]);
});
