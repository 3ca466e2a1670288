import { sql, type RawBuilder } from 'kysely';
import type { RetentionRule } from '../../../common/personal-data/retention-rule.js';
import type { RetentionPeriod, RetentionSetting } from '../../../config/retention-setting.js';
import { change, type Queryable } from '../../../database/database.js';
import { timeAgo } from '../../../database/expressions.js';
import { isInPresence } from '../presence.js';
import type { RequestDefinition } from '../request-definition.js';

/** Deletes requests of one kind when their retention time is over, answered or not, including deleted ones that could still be restored. */
export abstract class RequestRetention implements RetentionRule {
  readonly kind: string;

  protected constructor(
    private readonly definition: RequestDefinition,
    readonly keptFor: RetentionSetting,
    /** SQL of the time from which the retention counts; by default the receipt. */
    private readonly since: RawBuilder<Date> = sql.ref('created_at'),
    /** SQL condition of requests that are kept whatever their age. */
    private readonly isNeeded: RawBuilder<boolean> = sql.lit(false),
  ) {
    this.kind = definition.table;
  }

  apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const table = sql.table(this.definition.table);
    const old = (present: RawBuilder<boolean>) => sql`
      (select id from ${table} r where ${present} and ${this.since} < ${timeAgo(keptFor)} and not (${this.isNeeded})
       order by created_at limit ${limit})`;
    const isPresent = isInPresence('present', 'r');
    // Two queries, because each can use its own index.
    return change(
      connection,
      sql`delete from ${table} where id in (
            select id from (${old(isPresent)} union all ${old(sql`not (${isPresent})`)}) as r limit ${limit})`,
    );
  }
}
