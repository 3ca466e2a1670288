import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { Database } from '../../../database/database.js';
import { Metrics } from '../../operations/metrics.js';

interface Backlog {
  due: number;
  oldestSeconds: number;
}

const BACKLOG = sql<Backlog>`
  select count(*)::integer as due, coalesce(extract(epoch from now() - min(d.next_attempt_at)), 0)::double precision as "oldestSeconds"
  from webhooks w join webhook_deliveries d on d.webhook_id = w.id
  where (w.is_active or d.is_requested) and d.status = 'pending' and d.next_attempt_at <= now()`;

/** Prometheus figures of due deliveries, read at each scrape; every process has them, so that they are there while no worker runs. */
@Injectable()
export class WebhookBacklog {
  constructor(metrics: Metrics, database: Database) {
    let reading: Promise<Backlog | undefined> | undefined;
    // Both gauges of one scrape share one statement. While the database is unreachable the last figures stay.
    const read = () => {
      reading ??= database
        .run(BACKLOG)
        .then(([found]) => found)
        .catch(() => undefined)
        .finally(() => (reading = undefined));
      return reading;
    };
    new Gauge({
      name: 'vitrine_webhook_deliveries_due',
      help: 'Deliveries to webhooks that are due and not made yet',
      registers: [metrics.registry],
      async collect() {
        const found = await read();
        if (found) this.set(found.due);
      },
    });
    new Gauge({
      name: 'vitrine_webhook_oldest_due_seconds',
      help: 'Since when the oldest delivery to a webhook is due',
      registers: [metrics.registry],
      async collect() {
        const found = await read();
        if (found) this.set(found.oldestSeconds);
      },
    });
  }
}
