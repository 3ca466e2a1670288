import { CUSTOMER_COLUMNS, type OrderExportColumn } from '@vitrine/schemas';
import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useExportOrders } from '../calls/export-orders.js';
import type { ListParams } from '../calls/keys.js';
import { useMay } from '../../shared/permissions/index.js';

/**
 * Saves the filtered list as a file; a failure is shown where it was asked for.
 * @param shown columns of the list; the customer's is saved only for those who may decrypt
 */
export function useOrderExport(
  params: Omit<ListParams, 'page' | 'limit'>,
  shown: readonly { exported?: readonly OrderExportColumn[] }[],
) {
  const may = useMay();
  const { mutate, isPending, error, reset } = useExportOrders();
  const save = () => {
    const columns = shown.flatMap(({ exported = [] }) => exported);
    mutate({ ...params, columns: columns.filter((name) => may('customers:decrypt') || !CUSTOMER_COLUMNS.has(name)) });
  };
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
