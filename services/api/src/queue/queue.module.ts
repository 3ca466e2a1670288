import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../config/app-config.js';
import { queueConnection } from './queue-backend.js';
import { MAIL_QUEUE } from './queue-names.js';

/** Done jobs stay to be looked at for a day; dead letters for 90 days, long enough for staff to send them again. */
const DONE_SECONDS = 24 * 60 * 60;
const DONE_JOBS = 2000;
const DEAD_SECONDS = 90 * 24 * 60 * 60;

/** The queues of a process, for adding jobs and for the dashboard. Workers are made where their processors are (see `worker.module.ts`). */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({ connection: queueConnection(config) }),
    }),
    BullModule.registerQueue({
      name: MAIL_QUEUE,
      defaultJobOptions: {
        removeOnComplete: { age: DONE_SECONDS, count: DONE_JOBS },
        removeOnFail: { age: DEAD_SECONDS },
      },
    }),
  ],
  exports: [BullModule],
})
export class QueueModule implements OnModuleInit {
  constructor(
    @Inject(getQueueToken(MAIL_QUEUE)) private readonly mailQueue: Queue,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(QueueModule.name);
  }

  /** Without a listener an outage of the back end would end the process; BullMQ reconnects by itself. */
  onModuleInit(): void {
    this.mailQueue.on('error', (error) => this.logger.warn({ err: error }, 'The queue cannot be reached'));
  }
}
