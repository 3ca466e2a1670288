import { ORDER_SORTS, ORDER_STATUSES, type OrderSort, type OrderStatus } from '@vitrine/schemas';
import { useState } from 'react';
import {
  ColumnChoiceButton,
  columnsKept,
  DataTable,
  type ListShape,
  ListTools,
  PagedRows,
  Tiles,
  useColumnChoice,
  useListAddress,
  useSelectablePage,
  useDialogRow,
} from '../shared/list/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { Screen } from '../shared/layout/screen.js';
import { useChangeStatus } from './calls/change-status.js';
import { useOrderList } from './calls/list-orders.js';
import { useListUpdates } from './calls/use-list-updates.js';
import { OrderDialog } from './detail/order-dialog.js';
import { BulkActions } from './list/bulk-actions.js';
import { columns } from './list/columns.js';
import columnStyles from './list/columns.module.css';
import { DeleteOrderDialog } from './list/delete-order-dialog.js';
import { useOrderExport } from './list/export-orders.js';
import { type Order, orderLabel } from './order.js';
import { toOptions, statusNames } from './status.js';

const shape = {
  sorts: ORDER_SORTS,
  defaultSort: '-createdAt',
  filters: { status: ORDER_STATUSES },
} as const satisfies ListShape<OrderSort, { status: readonly OrderStatus[] }>;

const kept = columnsKept('orders');
const NO_ORDERS: readonly Order[] = [];

/** Every order: found, filtered, answered and deleted (back-office spec §2, Orders page). */
export function OrdersPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const shown = useDialogRow('order');
  const list = useOrderList({
    search: state.search,
    status: state.filters.status,
    page: state.page,
    sort: state.sort,
  });
  const { data } = list;
  useListUpdates(data?.statusCounts);
  const status = useChangeStatus();
  const choice = useColumnChoice(kept, columns);
  const fileExport = useOrderExport({ search: state.search, sort: state.sort, status: state.filters.status });
  const orders = data?.orders ?? NO_ORDERS;
  const selection = useSelectablePage(data, orders, change);
  const [deleting, setDeleting] = useState<string | null>(null);
  const counts = data?.statusCounts;
  const some = narrowed || (data !== undefined && data.total + data.statusCounts.total > 0);

  return (
    <Screen>
      <Tiles
        tiles={[
          { label: 'Total', value: counts?.total },
          { label: 'Pending', value: counts?.pending },
          { label: 'Confirmed', value: counts?.confirmed },
          { label: 'Completed', value: counts?.completed },
        ]}
      />
      <ListTools
        label="Search orders"
        placeholder="Search product, customer, e-mail or company"
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(statusNames) }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
      >
        <ColumnChoiceButton choice={choice} />
        {fileExport.button}
      </ListTools>
      {fileExport.failure}
      <BulkActions selection={selection} orders={orders} />
      <PagedRows
        of="orders"
        failure="The orders could not be loaded."
        loading="Loading orders..."
        list={list}
        count={orders.length}
        empty={{
          title: some ? 'No orders found' : 'No orders data available',
          hint: some ? 'Try adjusting your search or filter criteria' : undefined,
          all: some ? { label: 'Show all orders', show: reset } : undefined,
        }}
        href={(page) => href({ page })}
      >
        <DataTable
          caption="Orders"
          className={columnStyles.table}
          columns={choice.shown}
          selection={selection}
          rowLabel={({ order }) => `order ${orderLabel(order.id)}`}
          rows={data?.orders.map((order) => ({
            order,
            href: shown.href(order.id),
            onStatus: (to: OrderStatus) => status.change({ id: order.id, from: order.status, to }),
            onDelete: () => setDeleting(order.id),
          }))}
          rowKey={({ order }) => order.id}
          rowNotice={({ order }) => rowFailure(status.toFailure(order.id))}
          busy={list.isPlaceholderData}
          order={{ sort: state.sort, href: (sort) => href({ sort: sort as OrderSort }) }}
        />
      </PagedRows>
      {shown.id !== null && <OrderDialog key={shown.id} id={shown.id} onClose={shown.close} />}
      {deleting !== null && <DeleteOrderDialog id={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
