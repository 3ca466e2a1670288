import { IMPORT_LIMITS } from '@vitrine/schemas';
import type { PlannedRow } from '../plan/import-plan.js';
import type { ToldRow } from '../plan/told-row.js';

/** The rows of a checked file that its answer tells: those that write something before those that do not, so that three changes among 50,000 rows are seen. */
export class ToldRows {
  private readonly changes: ToldRow[] = [];
  private readonly unchanged: ToldRow[] = [];

  add({ entry, tell }: PlannedRow): void {
    const told = entry ? this.changes : this.unchanged;
    if (tell && told.length < IMPORT_LIMITS.told) told.push(tell());
  }

  /** In the order of the file. */
  get all(): readonly ToldRow[] {
    const room = IMPORT_LIMITS.told - this.changes.length;
    return [...this.changes, ...this.unchanged.slice(0, room)].sort((one, other) => one.row - other.row);
  }
}
