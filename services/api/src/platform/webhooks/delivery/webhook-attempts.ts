import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../operations/metrics.js';
import type { Attempt } from './webhook-sender.js';

/** Prometheus figures of attempts to deliver. */
@Injectable()
export class WebhookAttempts {
  private readonly attempts: Counter<'outcome'>;

  constructor(metrics: Metrics) {
    this.attempts = new Counter({
      name: 'vitrine_webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook, by outcome',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
  }

  count({ isDelivered, status }: Attempt): void {
    this.attempts.inc({ outcome: isDelivered ? 'delivered' : status === null ? 'unreachable' : 'refused' });
  }
}
