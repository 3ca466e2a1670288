import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { OutboxRepository } from './outbox.repository.js';
import { Metrics } from '../../operations/metrics.js';

/** Prometheus figures of unsent mails, read at each scrape; every process has them, so that they are there while no worker runs. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, outbox: OutboxRepository) {
    let summary: ReturnType<OutboxRepository['summary']> | undefined;
    // Both gauges of one scrape share one statement.
    const read = () => {
      summary ??= outbox.summary().finally(() => (summary = undefined));
      return summary.catch(() => undefined);
    };
    new Gauge({
      name: 'vitrine_outbox_oldest_due_seconds',
      help: 'Since when the oldest unsent mail is due',
      registers: [metrics.registry],
      async collect() {
        const found = await read();
        // While the database is unreachable the last figures stay: the scrape must succeed, as the other figures are needed then.
        if (found) this.set(found.oldestDueSeconds);
      },
    });
    new Gauge({
      name: 'vitrine_outbox_mails',
      help: 'Unsent mails in the outbox, by state',
      labelNames: ['state'],
      registers: [metrics.registry],
      async collect() {
        const found = await read();
        if (!found) return;
        this.set({ state: 'pending' }, found.pending);
        this.set({ state: 'failed' }, found.failed);
      },
    });
  }
}
