import { Injectable, Module } from '@nestjs/common';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { Database } from '../../../database/database.js';
import { Metrics } from '../../../platform/operations/metrics.js';
import { ProbesModule } from '../../../platform/operations/probes.module.js';

/** Counting stops here, so that a scrape stays fast. */
const COUNTED_AT_MOST = 100_000;

/** Prometheus gauge of the changed orders that the worker has not merged into the lists of the search yet. */
@Injectable()
export class OrderSearchMetrics {
  constructor(metrics: Metrics, database: Database) {
    new Gauge({
      name: 'vitrine_order_search_unmerged',
      help: `Changed orders that are not in the lists of the search yet, at most ${COUNTED_AT_MOST}`,
      registers: [metrics.registry],
      async collect() {
        const counted = sql<{ n: number }>`
          select count(*)::integer as n from (select from order_search_changes limit ${COUNTED_AT_MOST}) as changed`;
        const rows = await database.run(counted).catch(() => undefined);
        // While the database is unreachable, the last value stays.
        if (rows?.[0]) this.set(rows[0].n);
      },
    });
  }
}

/** Exposes the gauge on `/metrics` of the API and the worker. */
@Module({ imports: [ProbesModule], providers: [OrderSearchMetrics] })
export class OrderSearchMetricsModule {}
