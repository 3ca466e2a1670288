import { DiscoveryService } from '@nestjs/core';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Retained, type RetentionRule } from '../../common/personal-data/retention-rule.js';
import type { RetentionPeriod } from '../../config/retention-setting.js';
import { Database, type Queryable } from '../../database/database.js';
import { untilFewer } from '../../platform/upkeep/in-batches.js';
import { Scheduled, type RunResult, type ScheduledJob } from '../../platform/upkeep/scheduled-job.js';

/** Rows erased, and so locked, by one transaction. */
const BATCH = 200;

/** Applies every retention rule once a day. Each batch has its audit entry, even if a run is interrupted. */
@Scheduled({ name: 'privacy-retention', pattern: '45 3 * * *' })
export class Retention implements ScheduledJob {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws the first failure, after all rules were tried */
  async run(): Promise<RunResult> {
    const erased: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const rule of this.rules()) {
      const { kind, keptFor } = rule;
      if (keptFor === null) continue;
      try {
        erased[kind] = await this.apply(rule, keptFor);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return erased;
  }

  private apply(rule: RetentionRule, keptFor: RetentionPeriod): Promise<number> {
    return untilFewer(BATCH, () =>
      this.database.transaction((connection) => this.applyOnce(connection, rule, keptFor)),
    );
  }

  private async applyOnce(connection: Queryable, rule: RetentionRule, keptFor: RetentionPeriod): Promise<number> {
    const erased = await rule.apply(connection, keptFor, BATCH);
    if (erased === 0) return 0;
    const details = { erased, keptFor };
    await this.audit.write(
      { actor: 'system', action: 'retention.apply', subjectType: 'retention', subjectId: rule.kind, details },
      connection,
    );
    return erased;
  }

  private rules(): RetentionRule[] {
    const found = this.discovery.getProviders({ metadataKey: Retained.KEY });
    return found.map(({ instance }) => instance as RetentionRule);
  }
}
