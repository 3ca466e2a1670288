import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { DefaultJobOptions, Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { queueConnection } from './queue-backend.js';
import { queueNames } from './queue-names.js';

/**
 * Done jobs stay to be looked at for a day, in Redis, which keeps them in memory, only so many; failed ones for 90 days, long enough for staff to
 * send dead letters again. On PostgreSQL a count is costly: BullMQ sorts all done jobs whenever one is done.
 */
const DONE_SECONDS = 24 * 60 * 60;
const DONE_JOBS_IN_REDIS = 2000;
const FAILED_SECONDS = 90 * 24 * 60 * 60;

/** A job whose worker lost the queue in the middle is run again; what must not be retried ends with an UnrecoverableError. */
const RETRIED = { attempts: 20, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 } };

const jobOptions = ({ redisUrl }: AppConfig): DefaultJobOptions => ({
  ...RETRIED,
  removeOnComplete: { age: DONE_SECONDS, ...(redisUrl !== undefined && { count: DONE_JOBS_IN_REDIS }) },
  removeOnFail: { age: FAILED_SECONDS },
});

/** The queues of a process, for adding jobs and for the dashboard. Workers are made where their processors are (see `worker.module.ts`). */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        connection: queueConnection(config),
        defaultJobOptions: jobOptions(config),
      }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
  ],
  exports: [BullModule],
})
export class QueueModule implements OnModuleInit {
  constructor(
    private readonly modules: ModuleRef,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(QueueModule.name);
  }

  /** Without a listener an outage of the back end would end the process; BullMQ reconnects by itself. */
  onModuleInit(): void {
    for (const name of queueNames) {
      const queue = this.modules.get<Queue>(getQueueToken(name), { strict: false });
      queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'The queue cannot be reached'));
    }
  }
}
