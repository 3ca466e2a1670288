import { Injectable } from '@nestjs/common';
import { Retained, type RetentionRule } from '../common/personal-data/retention-rule.js';
import { AppConfig } from '../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../config/retention-setting.js';
import { rows, type Queryable } from '../database/database.js';

/** Forgets old audit entries; the table lets nobody delete but who says that it is for this. */
@Injectable()
@Retained()
export class AuditRetention implements RetentionRule {
  readonly kind = 'audit';
  readonly keptFor: RetentionSetting;

  constructor(config: AppConfig) {
    this.keptFor = config.retention.audit;
  }

  async apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    await rows(connection, `set local vitrine.audit_retention = 'on'`);
    const gone = await rows(
      connection,
      `delete from audit_log where id in (select id from audit_log where at < now() - $1::interval limit $2) returning 1`,
      [keptFor, limit],
    );
    return gone.length;
  }
}
