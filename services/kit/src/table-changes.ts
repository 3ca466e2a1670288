/** Where the API process reports to web which tables were written to; outside of `/api`, so web forwards no visitor's request there. */
export const TABLE_CHANGES_PATH = '/internal/table-changes';

/**
 * A line of that stream, as JSON. Times are in milliseconds on the API process's monotonic clock. A line is sent at least every
 * {@link TABLE_CHANGES_INTERVAL_MS}, so that the receiver knows that it misses nothing.
 */
export interface TableChangesLine {
  /** When the line was sent. */
  at: number;
  /** Every write that was committed before this time has been reported; null while the API itself does not receive notifications of writes. */
  completeUntil: number | null;
  /** Tables that were written to since the line before. */
  tables: string[];
  /** Whether writes before this line may not have been reported, so that any table may have changed. */
  missed: boolean;
}

/** The longest time between two lines, in milliseconds. */
export const TABLE_CHANGES_INTERVAL_MS = 200;
