import { Button } from '@vitrine/ui';
import { BulkActionsBar, type Selection } from '../shared/list/index.js';
import type { TrashEntry, TrashFilter } from '../shared/trash/index.js';
import { restoreFoundWork, restoreSelectedWork } from './restore-selected.js';

interface TrashBulkProps {
  entries: readonly TrashEntry[];
  selection: Selection;
  /** The list's current filter. */
  filter: TrashFilter;
}

/** Restored entries may belong to any list, so all queries are refetched. */
const EVERYTHING = [] as const;

/** Restores all selected entries; those that could not be restored are listed. */
export function TrashBulk({ entries, selection, filter }: TrashBulkProps) {
  const { found, count } = selection;
  const work = () =>
    found?.isChosen
      ? restoreFoundWork(filter, { asOf: found.asOf, total: count })
      : restoreSelectedWork(entries.filter(({ id }) => selection.has(id)));
  return (
    <BulkActionsBar selection={selection} queryKey={EVERYTHING}>
      {(run, busy) => (
        <Button kind="quiet" disabled={busy} onClick={() => run(work())}>
          Restore
        </Button>
      )}
    </BulkActionsBar>
  );
}
