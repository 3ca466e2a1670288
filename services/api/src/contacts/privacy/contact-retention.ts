import { Injectable } from '@nestjs/common';
import { Retained, type RetentionRule } from '../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../../config/retention-setting.js';
import { rows, type Queryable } from '../../database/database.js';

/** Contact requests go when their time is over, answered or not. */
@Injectable()
@Retained()
export class ContactRetention implements RetentionRule {
  readonly kind = 'contacts';
  readonly keptFor: RetentionSetting;

  constructor(config: AppConfig) {
    this.keptFor = config.retention.contacts;
  }

  async apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const gone = await rows(
      connection,
      `delete from contacts where id in (
         select id from contacts where created_at < now() - $1::interval order by created_at limit $2
       ) returning 1`,
      [keptFor, limit],
    );
    return gone.length;
  }
}
