import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { DayDto, StatisticsDto } from './statistics.dto.js';

const TIME_ZONE = 'Europe/Berlin';

const TODAY = '(now() at time zone $2)::date';
const FIRST_MOMENT = `(${TODAY} - ($1::integer - 1))::timestamp at time zone $2`;

/** Both counts read no more than the days' entries of an index (`orders_created`, `contacts_created`). */
const DAYS = `
  with ordered as (
    select (created_at at time zone $2)::date as day, count(*)::integer as n from orders
    where deleted_at is null and created_at >= ${FIRST_MOMENT} group by 1
  ),
  written as (
    select (created_at at time zone $2)::date as day, count(*)::integer as n from contacts
    where created_at >= ${FIRST_MOMENT} group by 1
  )
  select to_char(day, 'YYYY-MM-DD') as date, coalesce(ordered.n, 0) as orders, coalesce(written.n, 0) as contacts
  from (select ${TODAY} - ago as day from generate_series(0, $1::integer - 1) as ago) as days
  left join ordered using (day) left join written using (day)
  order by day`;

/** Figures of the business over time. */
@Injectable()
export class StatisticsService {
  constructor(private readonly database: Database) {}

  /** @param days how many, today included */
  async of(days: number): Promise<StatisticsDto> {
    return { timeZone: TIME_ZONE, days: await this.database.query<DayDto>(DAYS, [days, TIME_ZONE]) };
  }
}
