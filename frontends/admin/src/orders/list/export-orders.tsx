import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useExportOrders } from '../calls/export-orders.js';
import type { ListParams } from '../calls/keys.js';

/** Saves the filtered list as a file; a failure is shown where it was asked for. */
export function useOrderExport(params: Omit<ListParams, 'page'>) {
  const { mutate, isPending, error, reset } = useExportOrders();
  const save = () => mutate(params);
  return {
    button: (
      <Button kind="quiet" busy={isPending} onClick={save}>
        Export CSV
      </Button>
    ),
    failure: error && (
      <Alert
        severity="error"
        action={{ label: 'Try again', onClick: save, busy: isPending }}
        onClose={reset}
        closeLabel="Dismiss"
      >
        <strong>The orders could not be exported.</strong> {failureText(error, '')}
      </Alert>
    ),
  };
}
