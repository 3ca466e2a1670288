import { sql } from 'kysely';
import { newId } from '../../common/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { TimeoutClient } from '../../database/database-circuit-breaker.js';
import { run } from '../../database/database.js';
import { timeAgo } from '../../database/expressions.js';
import { untilFewer } from '../../platform/upkeep/in-batches.js';
import { Scheduled, type RunResult, type ScheduledJob } from '../../platform/upkeep/scheduled-job.js';

/** Entries deleted by one transaction. */
const BATCH = 1000;

/**
 * Deletes audit entries after their retention period, by a database function that only the retention account may call. The entry about the deletion
 * holds the last deleted hash, from which the rest of the chain is verified.
 */
@Scheduled({ name: 'audit-retention', pattern: '55 3 * * *' })
export class AuditRetention implements ScheduledJob {
  constructor(private readonly config: AppConfig) {}

  async run(): Promise<RunResult> {
    const keptFor = this.config.retention.audit;
    if (keptFor === null) return { audit: 0 };
    const client = new TimeoutClient({
      connectionString: this.config.databaseRetentionUrl ?? this.config.databaseUrl,
    });
    await client.connect();
    try {
      const audit = await untilFewer(BATCH, async () => {
        const [forgotten] = await run(
          client,
          sql<{ gone: number }>`
            select forget_audit_entries(${timeAgo(keptFor)}, ${BATCH}::integer, ${newId()}::uuid, ${keptFor}::text) as gone`,
        );
        return forgotten?.gone ?? 0;
      });
      return { audit };
    } finally {
      await client.end();
    }
  }
}
