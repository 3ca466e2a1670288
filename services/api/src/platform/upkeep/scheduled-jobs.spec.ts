import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Scheduled, type ScheduledJob } from './scheduled-job.js';
import { ScheduledJobs } from './scheduled-jobs.js';

@Injectable()
@Scheduled({ name: 'nightly', pattern: '15 3 * * *' })
class Nightly implements ScheduledJob {
  run() {
    return Promise.resolve({});
  }
}

@Injectable()
@Scheduled({ name: 'nightly', pattern: '20 3 * * *' })
class Namesake extends Nightly {}

@Module({ providers: [Nightly] })
class Jobs {}
@Module({ providers: [Namesake] })
class OtherJobs {}

const start = async (...modules: (typeof Jobs)[]) => {
  const testing = Test.createTestingModule({ imports: [DiscoveryModule, ...modules], providers: [ScheduledJobs] });
  return (await (await testing.compile()).init()).get(ScheduledJobs);
};

test('jobs are found in whichever module provides them', async () => {
  expect((await start(Jobs)).all()).toEqual([{ name: 'nightly', pattern: '15 3 * * *', job: expect.any(Nightly) }]);
});

test('two jobs of the same name keep the process from starting', async () => {
  await expect(start(Jobs, OtherJobs)).rejects.toThrow('Two scheduled jobs are called "nightly"');
});
