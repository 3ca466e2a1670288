import { Injectable } from '@nestjs/common';
import {
  AppConfig,
  ExtensionOutbox,
  Retained,
  run,
  sql,
  timeAgo,
  type Queryable,
  type RetentionPeriod,
  type RetentionRule,
} from '@vitrine/api/extension';

/** Deletes appointments after the retention time of contact requests. */
@Injectable()
@Retained()
export class AppointmentRetention implements RetentionRule {
  readonly kind = 'appointments';
  readonly keptFor: RetentionRule['keptFor'];

  constructor(
    config: AppConfig,
    private readonly outbox: ExtensionOutbox,
  ) {
    this.keptFor = config.retention.contacts;
  }

  async apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const removed = await run(
      connection,
      sql<{ id: string }>`delete from appointments where id in (
        select id from appointments where created_at < ${timeAgo(keptFor)} order by created_at limit ${limit}) returning id`,
    );
    await this.outbox.forget(
      removed.map(({ id }) => id),
      connection,
    );
    return removed.length;
  }
}
