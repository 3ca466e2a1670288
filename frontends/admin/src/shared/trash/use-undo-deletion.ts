import { type Notice, useNotify } from '@vitrine/ui';
import { useCallback } from 'react';
import { failureWithReason } from '../failure-text.js';
import { useRestoreFromTrash } from './trash-calls.js';

/**
 * The way back from a deletion, for what is said when it is done. It tells how it went, wherever the person is by then; a failure can be tried again.
 * @returns makes it of the row's id and what the row is called in a sentence, such as `Store “Maison”`
 */
export function useUndoDeletion(): (id: string, thing: string) => NonNullable<Notice['action']> {
  const { mutateAsync } = useRestoreFromTrash();
  const notify = useNotify();
  return useCallback(
    (id, thing) => {
      const undo = () =>
        void mutateAsync(id).then(
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
    [mutateAsync, notify],
  );
}
