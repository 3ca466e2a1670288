import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Counter } from 'prom-client';
import { Metrics } from '../operations/metrics.js';

/** Reports events that were deleted before one of our own readers had read them, for example because no worker ran for a month. */
@Injectable()
export class EventGaps {
  private readonly gaps: Counter<'reader'>;

  constructor(
    metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(EventGaps.name);
    this.gaps = new Counter({
      name: 'vitrine_event_gaps_total',
      help: 'How often events were deleted before a reader had read them, by reader',
      labelNames: ['reader'],
      registers: [metrics.registry],
    });
  }

  /** @param reader `webhooks`, or the name of a consumer */
  report(reader: string): void {
    this.gaps.inc({ reader });
    this.logger.error({ reader }, 'Events were deleted before they were read; reading goes on after them');
  }
}
