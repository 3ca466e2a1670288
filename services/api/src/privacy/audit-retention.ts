import { Injectable } from '@nestjs/common';
import { Retained, type RetentionRule } from '../common/personal-data/retention-rule.js';
import { AppConfig } from '../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../config/retention-setting.js';
import { Database, rows } from '../database/database.js';

const BATCH = 1000;

/** Forgets old audit entries; the table lets nobody delete but who says that it is for this. */
@Injectable()
@Retained()
export class AuditRetention implements RetentionRule {
  readonly kind = 'audit';
  readonly keptFor: RetentionSetting;

  constructor(
    private readonly database: Database,
    config: AppConfig,
  ) {
    this.keptFor = config.retention.audit;
  }

  async apply(keptFor: RetentionPeriod): Promise<number> {
    let total = 0;
    for (;;) {
      const gone = await this.database.transaction(async (connection) => {
        await rows(connection, `set local vitrine.audit_retention = 'on'`);
        return rows(
          connection,
          `delete from audit_log where id in (select id from audit_log where at < now() - $1::interval limit $2) returning 1`,
          [keptFor, BATCH],
        );
      });
      total += gone.length;
      if (gone.length < BATCH) return total;
    }
  }
}
