import { useQueryClient } from '@vitrine/platform';
import { Button, ConfirmDialog } from '@vitrine/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { BulkBar } from './table/bulk-bar.js';
import type { BatchedWork } from './table/batched-work.js';
import type { Selection } from './table/selection.js';
import { type BulkWork, useBulk } from './table/use-bulk.js';

interface BulkActionsBarProps {
  selection: Selection;
  /** What is refetched afterwards. */
  queryKey: readonly unknown[];
  /** The question before the selected rows are deleted, and the work that deletes them; absent where the person may not delete them. */
  deleting?: { title: string; question: ReactNode; work: () => BulkWork | BatchedWork } | undefined;
  /** Further actions, to be disabled while `busy`. Work that has a question asks it before it starts. */
  children: (run: (work: BulkWork | BatchedWork) => void, busy: boolean) => ReactNode;
}

/** The bulk actions for the selected rows; the last one deletes them after a confirmation, where that is offered. */
export function BulkActionsBar({ selection, queryKey, deleting, children }: BulkActionsBarProps) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]);
  const bulk = useBulk(refresh);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<BatchedWork | null>(null);
  const busy = bulk.progress !== null;
  const start = (work: BulkWork | BatchedWork) =>
    void ('step' in work ? bulk.runBatched(work) : bulk.run(work)).then(selection.clear);
  const run = (work: BulkWork | BatchedWork) => ('step' in work && work.ask ? setAsked(work) : start(work));
  return (
    <>
      <BulkBar selection={selection} bulk={bulk}>
        {children(run, busy)}
        {deleting && (
          <Button kind="quiet" disabled={busy} onClick={() => setAsking(true)}>
            Delete
          </Button>
        )}
      </BulkBar>
      {deleting && (
        <ConfirmDialog
          open={asking}
          title={deleting.title}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          dangerous
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start(deleting.work());
          }}
        >
          <p>{deleting.question}</p>
        </ConfirmDialog>
      )}
      {asked?.ask && (
        <ConfirmDialog
          open
          title={asked.ask.title}
          confirmLabel={asked.ask.confirm}
          cancelLabel="Cancel"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            start(asked);
          }}
        >
          <p>{asked.ask.question}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
