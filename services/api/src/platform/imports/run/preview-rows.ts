import { IMPORT_LIMITS } from '@vitrine/schemas';
import type { PlannedRow } from '../plan/import-plan.js';
import type { PreviewRow } from '../plan/preview-row.js';

/** The rows of a checked file that its answer shows: first those that write something, so that three changes among 50,000 rows are seen. */
export class PreviewRows {
  private readonly changes: PreviewRow[] = [];
  private readonly unchanged: PreviewRow[] = [];

  add({ entry, describe }: PlannedRow): void {
    const rows = entry ? this.changes : this.unchanged;
    if (describe && rows.length < IMPORT_LIMITS.shownRows) rows.push(describe());
  }

  /** In the order of the file. */
  get all(): readonly PreviewRow[] {
    const room = IMPORT_LIMITS.shownRows - this.changes.length;
    return [...this.changes, ...this.unchanged.slice(0, room)].sort((one, other) => one.row - other.row);
  }
}
