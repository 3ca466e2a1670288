import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Queue } from 'bullmq';
import { startRedis, type RedisProcess } from '../../../test/processes/redis-process.js';
import { waitUntil } from '../../../test/processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { CommonModule } from '../../common/common.module.js';
import { AppConfig } from '../../config/app-config.js';
import { UPKEEP_QUEUE } from '../queue/queue-names.js';
import { Scheduled, type ScheduledJob } from './scheduled-job.js';
import { Schedules } from './schedules.js';
import { UpkeepModule } from './upkeep.module.js';
import { UpkeepProcessor } from './upkeep.processor.js';

let runs = 0;

@Injectable()
@Scheduled({ name: 'every-second', pattern: '* * * * * *' })
class EverySecond implements ScheduledJob {
  run() {
    runs += 1;
    return Promise.resolve({ runs });
  }
}

@Injectable()
@Scheduled({ name: 'failing', pattern: '* * * * * *' })
class Failing implements ScheduledJob {
  run() {
    return Promise.reject(
      Object.assign(new Error('insert … values (erika@haus.example)'), { code: '23505', severity: 'ERROR' }),
    );
  }
}

@Injectable()
@Scheduled({ name: 'nightly', pattern: '15 3 * * *' })
class Nightly implements ScheduledJob {
  run() {
    return Promise.resolve({});
  }
}

@Module({ providers: [EverySecond, Nightly] })
class Jobs {}
@Module({ providers: [Failing] })
class FailingJobs {}

describe.each(['PostgreSQL', 'Redis'] as const)('scheduled jobs with the queue on %s', (backend) => {
  let database: TestDatabase;
  let redis: RedisProcess | undefined;
  let environment: Record<string, string>;
  const workers: INestApplicationContext[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = backend === 'Redis' ? await startRedis() : undefined;
    environment = testEnvironment({ DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis.url }) });
  }, 60_000);
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
  });
  afterAll(async () => {
    await redis?.stop();
    await database.drop();
  });

  async function start(...modules: Type[]): Promise<INestApplicationContext> {
    const testing = await Test.createTestingModule({ imports: [CommonModule, UpkeepModule, ...modules] })
      .overrideProvider(AppConfig)
      .useValue(new AppConfig(environment))
      .compile();
    const worker = await testing.init();
    workers.push(worker);
    await worker.get(UpkeepProcessor).start();
    return worker;
  }
  const getQueue = (worker: INestApplicationContext) =>
    worker.get<Queue>(getQueueToken(UPKEEP_QUEUE), { strict: false });
  const schedulesIn = async (queue: Queue) => (await queue.getJobSchedulers()).map(({ key }) => key).sort();

  test('they run at their times, once for all workers', async () => {
    const begun = runs;
    const [worker] = [await start(Jobs), await start(Jobs)];
    const queue = getQueue(worker);
    await waitUntil('it ran three times', () => runs >= begun + 3);
    expect(await schedulesIn(queue)).toEqual(['every-second', 'nightly']);
    const times = (await queue.getJobs(['completed'])).map(({ id }) => id);
    expect(new Set(times).size).toBe(times.length);
    const done = (await queue.getJobs(['completed'])).filter(({ name }) => name === 'every-second');
    expect(done[0]?.returnvalue).toEqual({ runs: expect.any(Number) });
    expect(done.length).toBeLessThanOrEqual(runs - begun);
  });

  test('a matching schedule is left alone, that of a removed job is deleted', async () => {
    const worker = await start(Jobs);
    const queue = getQueue(worker);
    await queue.upsertJobScheduler('forgotten', { pattern: '0 0 1 1 *' }, { name: 'forgotten' });
    const before = await queue.getJobScheduler('nightly');
    await worker.get(Schedules).ensure({ mendStuck: false });
    expect(await queue.getJobScheduler('nightly')).toEqual(before);
    expect(await schedulesIn(queue)).toEqual(['every-second', 'nightly']);
  });

  test('schedules that the store lost are created again', async () => {
    const worker = await start(Jobs);
    const queue = getQueue(worker);
    if (redis) await redis.client.flushall();
    else await database.query('truncate bullmq.job, bullmq.scheduler, bullmq.event cascade');
    await worker.get(Schedules).ensure({ mendStuck: true });
    expect(await schedulesIn(queue)).toEqual(['every-second', 'nightly']);
    const begun = runs;
    await waitUntil('it runs again', () => runs > begun);
  });

  test('the error of a failed run that the queue keeps contains no values of the statement', async () => {
    const queue = getQueue(await start(FailingJobs));
    const reasons = async () => {
      const jobs = await queue.getJobs(['delayed', 'failed', 'waiting', 'active']);
      return jobs.flatMap(({ failedReason, stacktrace }) =>
        failedReason ? [failedReason, ...(stacktrace ?? [])] : [],
      );
    };
    // A job of an earlier test, which this worker does not have, may fail first.
    await waitUntil('it failed', async () =>
      (await reasons()).join().includes('The database refused a statement (23505)'),
    );
    expect((await reasons()).join()).not.toContain('erika');
  });
});
