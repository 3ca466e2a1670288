import { useNotify } from '@vitrine/ui';
import { useCallback } from 'react';
import { failureText } from '../../shared/failure-text.js';
import { useRestoreOrder } from '../calls/restore-order.js';
import { orderLabel } from '../order.js';

/** Restores a deleted order, and reports the outcome on whatever screen the person is by then; a failure can be retried. */
export function useUndoDelete(): (id: string) => void {
  const { mutateAsync } = useRestoreOrder();
  const notify = useNotify();
  return useCallback(
    function undo(id: string) {
      mutateAsync(id).then(
        () => notify({ message: `Order ${orderLabel(id)} was restored.` }),
        (error: unknown) =>
          notify({
            message: failureText(error, `Order ${orderLabel(id)} could not be restored.`),
            action: { label: 'Try again', onClick: () => undo(id) },
          }),
      );
    },
    [mutateAsync, notify],
  );
}
