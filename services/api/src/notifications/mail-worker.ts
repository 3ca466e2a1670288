import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { MailProcessor } from './mail.processor.js';
import { MailRelay } from './mail-relay.js';

/** Jobs in hand get this long when the process is told to stop; what is not done then comes back by its lease. */
const STOP_MS = 7000;

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
    const { worker } = this.processor;
    await worker.waitUntilReady();
    worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'The mail worker ended'));
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.processor.worker.close(), late]);
    clearTimeout(timer);
  }
}
