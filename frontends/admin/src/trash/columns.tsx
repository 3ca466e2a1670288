import { format } from '../shared/format.js';
import { cells, type Column, RowButton } from '../shared/list/index.js';
import type { TrashEntry } from '../shared/trash/index.js';
import styles from './columns.module.css';
import { kindTitle } from './trash-entry.js';

/** A row, and what can be done with it. */
export interface TrashRow {
  entry: TrashEntry;
  /** Undefined where the person may not; some kinds, such as orders, are removed only when their time is over. */
  onRestore: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export const columns: readonly Column<TrashRow>[] = [
  {
    title: 'Entry',
    className: `${styles.entry} ${cells.short}`,
    cell: ({ entry }) => (
      <>
        {entry.name || '–'}
        <small>{kindTitle(entry.kind)}</small>
      </>
    ),
  },
  {
    title: 'Deleted',
    className: cells.short,
    cell: ({ entry: { deletedAt, deletedBy } }) => (
      <>
        <time dateTime={deletedAt}>{format.shortDateTime(deletedAt)}</time>
        {deletedBy !== null && <small>{deletedBy}</small>}
      </>
    ),
  },
  {
    title: 'Kept',
    cell: ({ entry: { removedAt } }) => (
      <>
        until <time dateTime={removedAt}>{format.day(removedAt)}</time>
      </>
    ),
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ entry, onRestore, onRemove }) => (
      <>
        {onRestore && (
          <RowButton of={entry.name} onClick={onRestore}>
            Restore
          </RowButton>
        )}
        {onRemove && (
          <RowButton of={entry.name} onClick={onRemove}>
            Delete for good
          </RowButton>
        )}
      </>
    ),
  },
];
