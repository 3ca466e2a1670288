import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { startWorker, stopWorker } from '../queue/worker-life.js';
import { MailProcessor } from './mail.processor.js';
import { MailRelay } from './mail-relay.js';

/** Starts and stops the sending of mails in this process. */
@Injectable()
export class MailWorker implements BeforeApplicationShutdown {
  constructor(
    private readonly processor: MailProcessor,
    private readonly relay: MailRelay,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(MailWorker.name);
  }

  /** Resolves when the queue's storage is reachable and jobs are being taken. */
  async start(): Promise<void> {
    await startWorker(this.processor.worker, this.logger);
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await stopWorker(this.processor.worker);
  }
}
