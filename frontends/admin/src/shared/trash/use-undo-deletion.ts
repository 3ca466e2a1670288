import type { KeptKind } from '@vitrine/schemas';
import { type Notice, useNotify } from '@vitrine/ui';
import { useCallback } from 'react';
import { failureWithReason } from '../failure-text.js';
import { useRestoreFromTrash, useRestoreThing } from './trash-calls.js';

/** Makes the way back from a deletion of the row's id and what the row is called in a sentence, such as `Store “Maison”`. */
type UndoOf = (id: string, thing: string) => NonNullable<Notice['action']>;

/** @param restore brings back what has an id */
function useUndo(restore: (id: string) => Promise<unknown>): UndoOf {
  const notify = useNotify();
  return useCallback(
    (id, thing) => {
      const undo = () =>
        void restore(id).then(
          () => notify({ message: `${thing} was restored.` }),
          (error: unknown) =>
            notify({
              message: failureWithReason(error, `${thing} could not be restored.`),
              stays: true,
              action: { label: 'Try again', onClick: undo },
            }),
        );
      return { label: 'Undo', onClick: undo };
    },
    [restore, notify],
  );
}

/**
 * The way back from a deletion, for what is said when it is done. It tells how it went, wherever the person is by then; a failure can be tried again.
 */
export const useUndoDeletion = (): UndoOf => useUndo(useRestoreFromTrash().mutateAsync);

/**
 * {@link useUndoDeletion} for what stays where it was.
 * @param recordId of the record beside which it stands, of a note
 */
export function useUndoDeletionOf(kind: KeptKind, recordId: string | null = null): UndoOf {
  const { mutateAsync } = useRestoreThing();
  return useUndo(useCallback((id) => mutateAsync({ kind, id, recordId }), [kind, recordId, mutateAsync]));
}
