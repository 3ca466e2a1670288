import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import type { ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { isInPresence } from '../presence.js';
import type { RequestDefinition } from '../request-definition.js';

/** Purges requests of one kind that were deleted too long ago to be restored, with all rows that belong to them. */
export abstract class RequestPurge implements ScheduledJob {
  protected constructor(
    private readonly database: Database,
    private readonly definition: RequestDefinition,
  ) {}

  async run(): Promise<{ purged: number }> {
    const table = sql.table(this.definition.table);
    const isOver = sql`r.deleted_at is not null and not (${isInPresence('restorable', 'r')})`;
    const purged = await inBatches(
      this.database,
      (limit) => sql`
        delete from ${table} where id in (
          select id from ${table} r where ${isOver} limit ${limit} for update skip locked)`,
    );
    return { purged };
  }
}
