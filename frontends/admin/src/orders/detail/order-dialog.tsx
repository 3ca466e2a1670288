import { LoadingDialog } from '../../shared/dialogs/loading-dialog.js';
import { useOrder } from '../calls/get-order.js';
import { orderLabel } from '../order.js';
import { OrderEditor } from './order-editor.js';

const TEXTS = { loading: 'Loading order...', failed: 'The order could not be loaded.' };

/** An order's details, once they are loaded. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOrder(id);
  const { data: order, refetch } = query;
  if (order)
    return (
      <OrderEditor
        order={order}
        onClose={onClose}
        onReload={async () => (await refetch({ throwOnError: true })).data}
      />
    );
  return (
    <LoadingDialog title={`Order ${orderLabel(id)}`} closeLabel="Close" onClose={onClose} query={query} texts={TEXTS} />
  );
}
