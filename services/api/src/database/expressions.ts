import { sql, type RawBuilder } from 'kysely';

/** The start time of the transaction. */
export const now = sql<Date>`now()`;

/** @returns the time `seconds` after {@link now} */
export const secondsFromNow = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds})`;

/** @returns the time `days` before {@link now} */
export const daysAgo = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;

/** @param period an `interval` of PostgreSQL, e.g. `6 months` @returns the time `period` before {@link now} */
export const timeAgo = (period: string): RawBuilder<Date> => sql`now() - ${period}::interval`;

/** @returns the values as one parameter, for `where('id', '=', anyOf(ids, 'uuid'))` */
export const anyOf = <Value>(values: readonly Value[], type: 'bigint' | 'bytea' | 'text' | 'uuid'): RawBuilder<Value> =>
  sql`any (${values}::${sql.raw(type)}[])`;
