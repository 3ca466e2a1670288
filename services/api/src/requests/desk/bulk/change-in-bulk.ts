import { sentence } from '@vitrine/schemas';
import type { AuditEntry } from '../../../common/audit/audit-entry.js';
import type { AuditLog } from '../../../common/audit/audit-log.js';
import { ApiError, conflict } from '../../../common/errors/api-error.js';
import type { WorkConditions } from '../work/work-filter.js';
import type { BulkChangesDto } from './bulk-changes.dto.js';

/** A row of a list, as it was when the list was read. */
interface BulkRow {
  id: string;
  status: string;
  version: number;
}

/** The change that is made to each row. */
interface BulkChange<Row extends BulkRow> {
  /** The audit entry of the change of one row. */
  entry: Pick<AuditEntry, 'actor' | 'action' | 'subjectType'>;
  /** The audit entry of the bulk change as a whole. */
  together: Pick<AuditEntry, 'action' | 'details'>;
  /** Whether the row needs no change. */
  isDone: (row: Row) => boolean;
  /** @returns the row's new version, `null` when it was deleted */
  change: (row: Row) => Promise<number | null>;
}

/** Condition that leaves out rows created after the list was read. */
export const madeUntil =
  (asOf: string): WorkConditions =>
  (row, parameters) => [`${row}.created_at <= ${parameters.add(asOf, 'timestamptz')}`];

/** @throws ApiError 409 with the first batch when the list no longer finds the number of rows that the person saw */
export function assertAsSeen({ cursor, expected }: { cursor: string; expected: number }, total: number): void {
  if (cursor === '' && total !== expected) throw conflict('CONFLICT', sentence('bulk.changed'));
}

/**
 * Changes rows one after the other, each in its own transaction with its own audit entry, as the operation for one row does. A row that the rules
 * refuse is reported in the answer, and the next ones are changed nevertheless.
 * @throws any error that is not a refusal, such as an unreachable database; the rows before it stay changed
 */
export async function changeInBulk<Row extends BulkRow>(
  audit: AuditLog,
  { rows, next }: { rows: readonly Row[]; next: string | null },
  { entry, together, isDone, change }: BulkChange<Row>,
): Promise<BulkChangesDto> {
  const done: BulkChangesDto = { changed: [], unchanged: 0, refused: [], next };
  for (const row of rows) {
    if (isDone(row)) {
      done.unchanged += 1;
      continue;
    }
    try {
      const version = await audit.writeEach({ ...entry, subjectId: row.id }, () => change(row));
      done.changed.push({ id: row.id, status: row.status, version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.getStatus() >= 500) throw error;
      done.refused.push({ id: row.id, error: error.sentence });
    }
  }
  const { changed, unchanged, refused } = done;
  await audit.write({
    ...entry,
    action: together.action,
    subjectId: null,
    details: { ...together.details, changed: changed.length, unchanged, refused: refused.length },
  });
  return done;
}
