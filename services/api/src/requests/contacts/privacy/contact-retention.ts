import { Injectable } from '@nestjs/common';
import { Retained, type RetentionRule } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../../../config/retention-setting.js';
import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { timeAgo } from '../../../database/expressions.js';

/** Contact requests go when their time is over, answered or not. */
@Injectable()
@Retained()
export class ContactRetention implements RetentionRule {
  readonly kind = 'contacts';
  readonly keptFor: RetentionSetting;

  constructor(config: AppConfig) {
    this.keptFor = config.retention.contacts;
  }

  apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    return change(
      connection,
      db
        .deleteFrom('contacts')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('contacts')
            .select('id')
            .where('created_at', '<', timeAgo(keptFor))
            .orderBy('created_at')
            .limit(limit),
        ),
    );
  }
}
