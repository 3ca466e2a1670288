import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';
import { Database } from '../../database/database.js';
import type { DayDto, StatisticsDto } from './statistics.dto.js';

const TODAY = sql`(now() at time zone ${sql.lit(COMPANY_TIME_ZONE)})::date`;
const DAY = sql`(created_at at time zone ${sql.lit(COMPANY_TIME_ZONE)})::date`;

/** Both counts read no more than the days' entries of an index (`orders_created`, `contacts_created`). */
const daysUntilToday = (count: number) => {
  const firstMoment = sql`(${TODAY} - ${count - 1}::integer)::timestamp at time zone ${sql.lit(COMPANY_TIME_ZONE)}`;
  return sql<DayDto>`
    with ordered as (
      select ${DAY} as day, count(*)::integer as n from orders
      where deleted_at is null and created_at >= ${firstMoment} group by 1
    ),
    written as (
      select ${DAY} as day, count(*)::integer as n from contacts where created_at >= ${firstMoment} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(ordered.n, 0) as orders, coalesce(written.n, 0) as contacts
    from (select ${TODAY} - ago as day from generate_series(0, ${count - 1}::integer) as ago) as days
    left join ordered using (day) left join written using (day)
    order by day`;
};

/** Figures of the business over time. */
@Injectable()
export class StatisticsService {
  constructor(private readonly database: Database) {}

  /** @param days how many, today included */
  async of(days: number): Promise<StatisticsDto> {
    return { timeZone: COMPANY_TIME_ZONE, days: await this.database.forStaff.run(daysUntilToday(days)) };
  }
}
