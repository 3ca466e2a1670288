import { IMPORT_LIMITS, type ImportMode } from '@vitrine/schemas';
import type { ImportOutcome } from '../imports.repository.js';
import type { PlannedRow } from '../plan/import-plan.js';
import type { RefusedCellOfRow, RefusedField } from '../refused-row.js';
import { PreviewRows } from './preview-rows.js';

/** Counts the results of a file's rows while they are planned. */
export class RunCounts {
  private readonly counted = { rows: 0, created: 0, updated: 0, refusedRows: 0 };
  private readonly refused: RefusedCellOfRow[] = [];
  private readonly preview = new PreviewRows();

  constructor(private readonly mode: ImportMode) {}

  /** Rows so far. */
  get rows(): number {
    return this.counted.rows;
  }

  get outcome(): ImportOutcome {
    return { ...this.counted, refused: this.refused, planned: this.preview.all };
  }

  add(planned: PlannedRow): void {
    const { row, refused, entry } = planned;
    this.counted.rows += 1;
    if (refused.length > 0) return void this.refuse(row, refused);
    if (this.mode === 'check') this.preview.add(planned);
    if (entry) this.counted[entry.version === null ? 'created' : 'updated'] += 1;
  }

  /** Counts a refused row, and keeps what is refused of it as long as there is room. */
  refuse(row: number, refused: readonly RefusedField[]): this {
    this.counted.refusedRows += 1;
    const room = Math.max(0, IMPORT_LIMITS.shownRows - this.refused.length);
    this.refused.push(...refused.slice(0, room).map((field) => ({ row, ...field })));
    return this;
  }
}
