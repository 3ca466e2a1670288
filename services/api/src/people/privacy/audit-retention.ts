import { sql } from 'kysely';
import { newId } from '../../common/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { TimeoutClient } from '../../database/database-circuit-breaker.js';
import { run } from '../../database/database.js';
import { timeAgo } from '../../database/expressions.js';
import { Scheduled, type RunResult, type ScheduledJob } from '../../platform/upkeep/scheduled-job.js';

/** Entries deleted by one transaction. */
const BATCH = 1000;

/**
 * Forgets audit entries that are past their period, by a function of the database that only the retention's account may call. The entry about it
 * names the last hash that went, from which the rest of the chain is verified.
 */
@Scheduled()
export class AuditRetention implements ScheduledJob {
  readonly name = 'audit-retention';
  readonly pattern = '55 3 * * *';

  constructor(private readonly config: AppConfig) {}

  async run(): Promise<RunResult> {
    const keptFor = this.config.retention.audit;
    if (keptFor === null) return { audit: 0 };
    const client = new TimeoutClient({
      connectionString: this.config.databaseRetentionUrl ?? this.config.databaseUrl,
    });
    await client.connect();
    try {
      let total = 0;
      for (;;) {
        const [forgotten] = await run(
          client,
          sql<{ gone: number }>`
            select forget_audit_entries(${timeAgo(keptFor)}, ${BATCH}::integer, ${newId()}::uuid, ${keptFor}::text) as gone`,
        );
        const gone = forgotten?.gone ?? 0;
        total += gone;
        if (gone < BATCH) return { audit: total };
      }
    } finally {
      await client.end();
    }
  }
}
