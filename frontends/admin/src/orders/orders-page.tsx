import { CUSTOMER_COLUMNS, type OrderSort, type OrderStatus } from '@vitrine/schemas';
import { useState } from 'react';
import {
  ColumnChoiceButton,
  columnsKept,
  DataTable,
  FilterChips,
  ListTools,
  PagedRows,
  StatusTiles,
  useColumnChoice,
  useListAddress,
  useListExport,
  useSelectablePage,
  useDialogRow,
} from '../shared/list/index.js';
import { ListChangesBar } from '../shared/live/index.js';
import { useMayOn } from '../shared/permissions/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { toChips } from '../shared/desk/work/day-filters.js';
import { useWorkFilterTools } from '../shared/desk/work/work-filters.js';
import { Screen } from '../shared/layout/screen.js';
import { useChangeStatus } from './calls/change-status.js';
import { exportOrders } from './calls/export-orders.js';
import { useOrderList } from './calls/list-orders.js';
import { useListUpdates } from './calls/use-list-updates.js';
import { OrderDialog } from './detail/order-dialog.js';
import { BulkActions } from './list/bulk-actions.js';
import { columns } from './list/columns.js';
import columnStyles from './list/columns.module.css';
import { DeleteOrderDialog } from './list/delete-order-dialog.js';
import { orderListShape } from './list/list-shape.js';
import { OrderFilterFields, orderFilterTools, withOneDate } from './list/order-filters.js';
import { useUndoDelete } from './list/use-undo-delete.js';
import { type Order, orderLabel } from './order.js';
import { toOptions } from '../shared/form/to-options.js';
import { statusNames } from './status.js';
import { useOfferedMail } from './use-offered-mail.js';

const kept = columnsKept('orders');
const NO_ORDERS: readonly Order[] = [];
/** The filters that are always visible, by their names in the address. */
const OFTEN_USED: ReadonlySet<string> = new Set(['status', 'placed', 'assignee']);

/** All orders, with search, filters, details, answering and deletion (back-office spec §2, Orders page). */
export function OrdersPage() {
  const address = useListAddress(orderListShape);
  const { state, change } = address;
  const shown = useDialogRow('order');
  const list = useOrderList({
    search: state.search,
    ...state.filters,
    page: state.page,
    limit: state.limit,
    sort: state.sort,
  });
  const { data } = list;
  useListUpdates(data?.statusCounts);
  const workTools = useWorkFilterTools(state.filters.assignee);
  const tools = [
    { name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(statusNames) },
    ...orderFilterTools(state.filters.coupon),
    ...workTools,
  ];
  const narrow = (filters: Readonly<Record<string, string | undefined>>) => change({ filters: withOneDate(filters) });
  const status = useChangeStatus(useOfferedMail());
  const showChanges = (refetch: () => Promise<unknown>) => {
    if (state.page > 1) change({ page: 1 });
    void refetch();
  };
  const choice = useColumnChoice(kept, columns);
  const orders = data?.orders ?? NO_ORDERS;
  const filter = { search: state.search, ...state.filters };
  const fileExport = useListExport({
    of: 'orders',
    save: (columns) => exportOrders({ ...filter, sort: state.sort, columns }),
    shown: choice.shown,
    encrypted: CUSTOMER_COLUMNS,
  });
  const selection = useSelectablePage(data, orders, filter);
  const [deleting, setDeleting] = useState<string | null>(null);
  const may = useMayOn('orders');
  const [mayWrite, mayDelete] = [may('write'), may('delete')];
  const restore = useUndoDelete();
  const some = address.narrowed || (data !== undefined && data.total + data.statusCounts.total > 0);

  return (
    <Screen>
      <StatusTiles
        address={address}
        counts={data?.statusCounts}
        labels={{ total: 'Total', pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed' }}
      />
      <ListTools
        label="Search orders"
        placeholder="Search product, customer, e-mail or company"
        address={address}
        filters={tools.filter(({ name }) => OFTEN_USED.has(name))}
        further={tools.filter(({ name }) => !OFTEN_USED.has(name))}
        fields={<OrderFilterFields filters={state.filters} onFilter={narrow} />}
        onFilter={narrow}
      >
        <ColumnChoiceButton choice={choice} />
        {fileExport.button}
      </ListTools>
      <FilterChips chips={toChips(tools, state.filters)} onRemove={(name) => narrow({ [name]: undefined })} />
      {fileExport.failure}
      {(mayWrite || mayDelete) && <BulkActions selection={selection} orders={orders} filter={filter} />}
      <ListChangesBar
        resource="order"
        nouns={['order', 'orders']}
        readAt={list.dataUpdatedAt}
        shown={orders.map(({ id }) => id)}
        nameOf={(id) => `Order ${orderLabel(id)}`}
        onShow={() => showChanges(list.refetch)}
        onRestore={mayDelete ? (ids) => ids.forEach(restore) : undefined}
      />
      <PagedRows
        of="orders"
        list={list}
        count={orders.length}
        empty={{
          title: some ? 'No orders found' : 'No orders data available',
          hint: some ? 'Try adjusting your search or filter criteria' : undefined,
          all: 'Show all orders',
        }}
        address={{ ...address, narrowed: some }}
      >
        <DataTable
          caption="Orders"
          className={columnStyles.table}
          columns={choice.shown}
          {...((mayWrite || mayDelete) && { selection })}
          rowLabel={({ order }) => `order ${orderLabel(order.id)}`}
          rows={data?.orders.map((order) => ({
            order,
            href: shown.href(order.id),
            onStatus: mayWrite
              ? (to: OrderStatus) => status.change({ id: order.id, from: order.status, to })
              : undefined,
            onDelete: mayDelete ? () => setDeleting(order.id) : undefined,
          }))}
          rowKey={({ order }) => order.id}
          rowNotice={({ order }) => rowFailure(status.toFailure(order.id))}
          busy={list.isPlaceholderData}
          order={{ sort: state.sort, href: (sort) => address.href({ sort: sort as OrderSort }) }}
        />
      </PagedRows>
      {shown.id !== null && <OrderDialog key={shown.id} id={shown.id} onClose={shown.close} />}
      {deleting !== null && <DeleteOrderDialog id={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
