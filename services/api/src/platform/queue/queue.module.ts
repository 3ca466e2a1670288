import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { DefaultJobOptions, Queue } from 'bullmq';
import { Cluster } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { queueOptions } from './queue-backend.js';
import { queueNames } from './queue-names.js';

/**
 * Completed jobs are kept for a day, for operators to look at; in Redis, which holds them in memory, no more than this number. Failed jobs are kept
 * for 90 days, long enough for staff to send dead letters again. On PostgreSQL the number is not limited: BullMQ would sort all completed jobs
 * whenever one completes.
 */
const DONE_SECONDS = 24 * 60 * 60;
const DONE_JOBS_IN_REDIS = 2000;
const FAILED_SECONDS = 90 * 24 * 60 * 60;

/** A job whose worker lost the connection to the queue is run again; a job that must not be retried throws an UnrecoverableError. */
const RETRIED = { attempts: 20, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 } };

const jobOptions = ({ redis }: AppConfig): DefaultJobOptions => ({
  ...RETRIED,
  removeOnComplete: { age: DONE_SECONDS, ...(redis !== undefined && { count: DONE_JOBS_IN_REDIS }) },
  removeOnFail: { age: FAILED_SECONDS },
});

/** The queues of a process, for adding jobs and for the dashboard. Workers are made where their processors are (see `worker.module.ts`). */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({ ...queueOptions(config), defaultJobOptions: jobOptions(config) }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
  ],
  exports: [BullModule],
})
export class QueueModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly modules: ModuleRef,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(QueueModule.name);
  }

  /** Without an error listener an outage of the store would end the process; BullMQ reconnects by itself. */
  onModuleInit(): void {
    for (const name of queueNames) {
      const queue = this.modules.get<Queue>(getQueueToken(name), { strict: false });
      queue.on('error', (error) => this.logger.warn({ err: error, queue: name }, 'The queue cannot be reached'));
    }
  }

  /** BullMQ closes the connections that it opened, but not the cluster client that it was given. */
  onApplicationShutdown(): void {
    const { connection } = this.modules.get<Queue>(getQueueToken(queueNames[0]), { strict: false }).opts;
    if (connection instanceof Cluster) connection.disconnect();
  }
}
