import { Injectable, Module } from '@nestjs/common';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { Database } from '../../../database/database.js';
import { Metrics } from '../../../platform/operations/metrics.js';
import { ProbesModule } from '../../../platform/operations/probes.module.js';

/** More are not counted, so that a scrape stays quick. */
const COUNTED_AT_MOST = 100_000;

/** Prometheus figure of the orders that the search reads beside its lists, because the worker has not merged them yet. */
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
        // While the database is unreachable the last figure stays.
        if (rows?.[0]) this.set(rows[0].n);
      },
    });
  }
}

/** What waits for the search's lists, on `/metrics` of the API and the worker alike. */
@Module({ imports: [ProbesModule], providers: [OrderSearchMetrics] })
export class OrderSearchMetricsModule {}
