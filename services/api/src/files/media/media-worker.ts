import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { startWorker, stopWorker } from '../../platform/queue/worker-life.js';
import { VariantsProcessor } from './variants/variants.processor.js';
import { VariantsRelay } from './variants/variants-relay.js';

/** Starts and stops the worker for variants in this process. */
@Injectable()
export class MediaWorker implements BeforeApplicationShutdown {
  constructor(
    private readonly processor: VariantsProcessor,
    private readonly relay: VariantsRelay,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(MediaWorker.name);
  }

  /** Resolves when jobs are being taken. */
  async start(): Promise<void> {
    await startWorker(this.processor.worker, this.logger);
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await stopWorker(this.processor.worker);
  }
}
