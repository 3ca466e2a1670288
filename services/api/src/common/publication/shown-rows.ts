import { endsIn } from '../public-read-cache/answer-end.js';

/** A published or scheduled row, with the milliseconds until visitors see it; null = they see it now. */
export interface AppearingRow {
  appearsIn: number | null;
}

/** The column of {@link AppearingRow} in a query of a table with `published_at`. */
export const APPEARS_IN =
  'case when published_at > now() then (extract(epoch from published_at - now()) * 1000)::float8 end as "appearsIn"';

/** Whether visitors see a row. */
export const isShown = ({ appearsIn }: AppearingRow): boolean => appearsIn === null;

/** Milliseconds until the next of the rows appears; null = no row is scheduled. */
export function appearsNext(rows: readonly AppearingRow[]): number | null {
  const waits = rows.flatMap(({ appearsIn }) => appearsIn ?? []);
  return waits.length > 0 ? Math.min(...waits) : null;
}

/**
 * What visitors see of rows that are published or scheduled. The kept answer expires when the next scheduled one appears.
 * @param toShown makes the answer of a row
 */
export function listShown<Row extends AppearingRow, Shown>(
  rows: readonly Row[],
  toShown: (row: Row) => Shown,
): Shown[] {
  return endsIn(rows.filter(isShown).map(toShown), appearsNext(rows));
}
