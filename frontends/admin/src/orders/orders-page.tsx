import { Alert } from '@vitrine/ui';
import { useState } from 'react';
import { failureText } from '../shared/failure-text.js';
import { useChangeStatus } from './calls/change-status.js';
import { useOrderList } from './calls/list-orders.js';
import { OrderDialog } from './detail/order-dialog.js';
import { DeleteOrderDialog } from './list/delete-order-dialog.js';
import { EmptyList } from './list/empty-list.js';
import { ListTools } from './list/list-tools.js';
import { OrderRow } from './list/order-row.js';
import { OrdersTable, WaitingRows } from './list/orders-table.js';
import { Pages } from './list/pages.js';
import { StatusTiles } from './list/status-tiles.js';
import { useListState } from './list/use-list-state.js';
import { useShownOrder } from './list/use-shown-order.js';
import { orderLabel } from './order.js';
import styles from './orders-page.module.css';
import { statusNames } from './status.js';

/** Every order: found, filtered, answered and deleted (back-office spec §2, Orders page). */
export function OrdersPage() {
  const { state, change, href } = useListState();
  const shown = useShownOrder();
  const { data, error, isFetching, isPlaceholderData, refetch } = useOrderList(state);
  const status = useChangeStatus();
  const [deleting, setDeleting] = useState<string | null>(null);
  const filtered = state.search !== '' || state.status !== undefined;

  return (
    <div className={styles.page}>
      <StatusTiles counts={data?.statusCounts} />
      <ListTools state={state} onChange={change} />
      {error && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, 'The orders could not be loaded.')}
        </Alert>
      )}
      {status.error && (
        <Alert
          severity="error"
          action={{ label: 'Try again', onClick: () => status.mutate(status.variables) }}
          onClose={status.reset}
          closeLabel="Dismiss"
        >
          Order {orderLabel(status.variables.id)} could not be set to {statusNames[status.variables.to].toLowerCase()}.{' '}
          {failureText(status.error, '')}
        </Alert>
      )}
      {!data && !error && (
        <div>
          <p role="status" className={styles.loading}>
            Loading orders...
          </p>
          <OrdersTable sort={state.sort} href={href} busy>
            <WaitingRows />
          </OrdersTable>
        </div>
      )}
      {data && data.orders.length === 0 && (
        <EmptyList
          filtered={filtered || data.total > 0 || data.statusCounts.total > 0}
          onReset={() => change({ search: '', status: undefined })}
        />
      )}
      {data && data.orders.length > 0 && (
        <div>
          <OrdersTable sort={state.sort} href={href} busy={isPlaceholderData}>
            {data.orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                href={shown.href(order.id)}
                onStatus={(to) => status.mutate({ id: order.id, from: order.status, to })}
                onDelete={() => setDeleting(order.id)}
              />
            ))}
          </OrdersTable>
          <Pages page={data.page} total={data.total} href={(page) => href({ page })} />
        </div>
      )}
      {shown.id !== null && <OrderDialog key={shown.id} id={shown.id} onClose={shown.close} />}
      {deleting !== null && <DeleteOrderDialog id={deleting} onDone={() => setDeleting(null)} />}
    </div>
  );
}
