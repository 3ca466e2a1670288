/** Where the API process tells web which tables were written to; outside `/api`, so web forwards no visitor there. */
export const TABLE_CHANGES_PATH = '/internal/table-changes';

/**
 * A line of that stream, as JSON. Times are in milliseconds on the API process's own clock, which only ever grows. One comes at least every
 * {@link TABLE_CHANGES_INTERVAL_MS}, so that the receiver knows that it misses nothing.
 */
export interface TableChangesLine {
  /** When the line was sent. */
  at: number;
  /** Every write that was committed before this time has been told; null while the API does not hear of writes. */
  toldUntil: number | null;
  /** Tables that were written to since the line before. */
  tables: string[];
  /** Whether writes may have gone untold before this line, so that any table may have changed. */
  missed: boolean;
}

/** The longest time between two lines, in milliseconds. */
export const TABLE_CHANGES_INTERVAL_MS = 200;
