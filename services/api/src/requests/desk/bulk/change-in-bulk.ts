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

/** One thing that is done to each row. */
interface BulkChange<Row extends BulkRow> {
  /** The entry of the operation that does it to one row. */
  entry: Pick<AuditEntry, 'actor' | 'action' | 'subjectType'>;
  /** The entry that tells that it was done to many. */
  together: Pick<AuditEntry, 'action' | 'details'>;
  /** Whether there is nothing to do. */
  isDone: (row: Row) => boolean;
  /** @returns the row's version since, `null` when it is gone */
  change: (row: Row) => Promise<number | null>;
}

/** Condition that leaves out rows created after the list was read. */
export const madeUntil =
  (asOf: string): WorkConditions =>
  (row, parameters) => [`${row}.created_at <= ${parameters.add(asOf, 'timestamptz')}`];

/** @throws ApiError 409 when the list finds another number than the person saw, before anything is done */
export function assertAsSeen({ cursor, expected }: { cursor: string; expected: number }, total: number): void {
  if (cursor === '' && total !== expected) throw conflict('CONFLICT', sentence('bulk.changed'));
}

/**
 * Does one thing to rows one after the other, each in its own transaction with its own audit entry, as the operation for one row does. What the rules
 * forbid for a row is told, and the others go on.
 * @throws what is no refusal, such as an unreachable database; those before are done
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
