import { IMPORT_LIMITS } from '@vitrine/schemas';
import type { PlannedRow } from '../plan/import-plan.js';
import type { ToldRow } from '../plan/told-row.js';

/** The rows of a checked file that its answer shows: first those that write something, so that three changes among 50,000 rows are seen. */
export class ToldRows {
  private readonly changes: ToldRow[] = [];
  private readonly unchanged: ToldRow[] = [];

  add({ entry, describe }: PlannedRow): void {
    const rows = entry ? this.changes : this.unchanged;
    if (describe && rows.length < IMPORT_LIMITS.told) rows.push(describe());
  }

  /** In the order of the file. */
  get all(): readonly ToldRow[] {
    const room = IMPORT_LIMITS.told - this.changes.length;
    return [...this.changes, ...this.unchanged.slice(0, room)].sort((one, other) => one.row - other.row);
  }
}
