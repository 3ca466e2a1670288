import type { ImportKind } from '@vitrine/schemas';
import { Alert } from '@vitrine/ui';
import { format } from '../format.js';
import { type Column, DataTable, narrowCells, Tiles } from '../list/index.js';
import type { Import } from './calls/import-rows.js';
import styles from './import-dialog.module.css';
import { outcomeText } from './outcome-texts.js';
import { PlannedRows } from './planned-rows.js';

type RefusedRow = Import['refused'][number] & { key: string };

const columns: readonly Column<RefusedRow>[] = [
  { title: 'Row', className: styles.row, cell: ({ row }) => format.count(row) },
  { title: 'Column', className: styles.column, cell: ({ field }) => field || 'Whole row' },
  { title: 'Reason', className: narrowCells.wide, cell: ({ message }) => message },
];

/** What an import did or would do, and its refused rows. */
export function ImportOutcome({ kind, found }: { kind: ImportKind; found: Import }) {
  const { mode, state, rows, created, updated, refused, refusedRows } = found;
  const isRefused = state === 'failed' || refusedRows > 0;
  const isWritten = mode === 'apply' && state === 'done';
  return (
    <>
      <Alert severity={isRefused ? 'error' : isWritten ? 'success' : 'info'}>{outcomeText(kind, found)}</Alert>
      {state !== 'failed' && (
        <Tiles
          tiles={[
            { label: mode === 'check' ? 'To be added' : 'Added', value: created },
            { label: mode === 'check' ? 'To be changed' : 'Changed', value: updated },
            ...(state === 'done'
              ? [{ label: 'As they are', value: Math.max(0, rows - created - updated - refusedRows) }]
              : []),
            { label: 'Refused', value: refusedRows },
          ]}
        />
      )}
      {refused.length > 0 && (
        <div className={styles.rows} tabIndex={0} role="region" aria-label="Refused rows">
          <DataTable
            caption="Refused rows"
            columns={columns}
            rows={refused.map((each, place) => ({ ...each, key: String(place) }))}
            rowKey={({ key }) => key}
          />
        </div>
      )}
      {refusedRows > new Set(refused.map(({ row }) => row)).size && (
        <p>The first {format.count(refused.length)} refusals are shown.</p>
      )}
      {mode === 'check' && state === 'done' && <PlannedRows found={found} />}
    </>
  );
}
