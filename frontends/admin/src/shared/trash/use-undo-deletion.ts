import type { KeptKind } from '@vitrine/schemas';
import { type Notice, useNotify } from '@vitrine/ui';
import { useCallback } from 'react';
import { failureWithReason } from '../failure-text.js';
import { useRestoreFromTrash, useRestoreEntry } from './trash-calls.js';

/** Makes the Undo of a deletion from the row's id and the row in a sentence, such as `Store “Maison”`. */
type UndoOf = (id: string, title: string) => NonNullable<Notice['action']>;

/** @param restore restores a row by its id */
function useUndo(restore: (id: string) => Promise<unknown>): UndoOf {
  const notify = useNotify();
  return useCallback(
    (id, title) => {
      const undo = () =>
        void restore(id).then(
          () => notify({ message: `${title} was restored.` }),
          (error: unknown) =>
            notify({
              message: failureWithReason(error, `${title} could not be restored.`),
              stays: true,
              action: { label: 'Try again', onClick: undo },
            }),
        );
      return { label: 'Undo', onClick: undo };
    },
    [restore, notify],
  );
}

/** Undo for the notice of a deletion. It reports its outcome on whatever screen the person is by then; a failure can be retried. */
export const useUndoDeletion = (): UndoOf => useUndo(useRestoreFromTrash().mutateAsync);

/**
 * {@link useUndoDeletion} for a record that is only marked as deleted.
 * @param recordId for a note, the id of its record
 */
export function useUndoDeletionOf(kind: KeptKind, recordId: string | null = null): UndoOf {
  const { mutateAsync } = useRestoreEntry();
  return useUndo(useCallback((id) => mutateAsync({ kind, id, recordId }), [kind, recordId, mutateAsync]));
}
