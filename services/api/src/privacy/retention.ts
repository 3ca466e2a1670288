import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AuditLog } from '../common/audit/audit-log.js';
import { Retained, type RetentionRule } from '../common/personal-data/retention-rule.js';
import { Scheduled, type RunResult, type ScheduledJob } from '../upkeep/scheduled-job.js';

/** Applies every retention rule once a day; what was erased is in the audit log. */
@Injectable()
@Scheduled()
export class Retention implements ScheduledJob {
  readonly name = 'privacy-retention';
  readonly pattern = '45 3 * * *';

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws the first rule's failure, after all others were applied */
  async run(): Promise<RunResult> {
    const erased: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const rule of this.rules()) {
      const { kind, keptFor } = rule;
      if (keptFor === null) continue;
      try {
        erased[kind] = await rule.apply(keptFor);
      } catch (error) {
        failures.push(error);
      }
    }
    await this.audit.write({
      actor: 'system',
      action: 'retention.apply',
      subjectType: 'retention',
      subjectId: null,
      details: erased,
    });
    if (failures.length > 0) throw failures[0];
    return erased;
  }

  private rules(): RetentionRule[] {
    const found = this.discovery.getProviders({ metadataKey: Retained.KEY });
    return found.map(({ instance }) => instance as RetentionRule);
  }
}
