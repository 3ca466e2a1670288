import { Button } from '@vitrine/ui';
import { BulkActionsBar, type Selection } from '../shared/list/index.js';
import type { DeletedThing, TrashFilter } from '../shared/trash/index.js';
import { restoringFound, restoringThese } from './restore-selected.js';

interface TrashBulkProps {
  entries: readonly DeletedThing[];
  selection: Selection;
  /** What the list is narrowed by. */
  filter: TrashFilter;
}

/** Every list may show what is restored. */
const EVERYTHING = [] as const;

/** Restores all selected entries; those that cannot be are told each. */
export function TrashBulk({ entries, selection, filter }: TrashBulkProps) {
  const { found, count } = selection;
  const work = () =>
    found?.isChosen
      ? restoringFound(filter, { asOf: found.asOf, total: count })
      : restoringThese(entries.filter(({ id }) => selection.has(id)));
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
