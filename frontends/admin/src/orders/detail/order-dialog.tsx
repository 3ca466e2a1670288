import { Alert, Button, Dialog, Skeleton } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useOrder } from '../calls/get-order.js';
import { orderLabel } from '../order.js';
import { OrderEditor } from './order-editor.js';

/** An order's details, once they are there. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: order, error, isFetching, refetch } = useOrder(id);
  if (order)
    return (
      <OrderEditor
        order={order}
        onClose={onClose}
        onReload={async () => (await refetch({ throwOnError: true })).data}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Order ${orderLabel(id)}`}
      size="large"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error ? (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, 'The order could not be loaded.')}
        </Alert>
      ) : (
        <div role="status" aria-label="Loading order...">
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={160} variant="rectangular" />
        </div>
      )}
    </Dialog>
  );
}
