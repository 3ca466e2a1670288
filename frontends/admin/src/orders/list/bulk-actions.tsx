import type { OrderStatus } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import { BulkActionsBar, type BulkWork, type Selection, ToolSelect } from '../../shared/list/index.js';
import { deleteOrder } from '../calls/delete-order.js';
import { orderKeys } from '../calls/keys.js';
import { restoreOrder } from '../calls/restore-order.js';
import { updateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { toOptions, statusNames } from '../status.js';

const many = (count: number): string => (count === 1 ? '1 order' : `${format.count(count)} orders`);

const restoring = (keys: readonly string[]): BulkWork => ({
  keys,
  each: restoreOrder,
  done: (count) => `${many(count)} restored.`,
  failed: (id) => `Order ${orderLabel(id)} could not be restored.`,
});

const deleting = (keys: readonly string[]): BulkWork => ({
  keys,
  each: deleteOrder,
  done: (count) => `${many(count)} deleted.`,
  failed: (id) => `Order ${orderLabel(id)} could not be deleted.`,
  undo: restoring,
});

type Seen = Pick<Order, 'id' | 'status' | 'version'>;

/** Sets each order to the status it is given, unless somebody changed it since; undone by setting each back to its own. */
function settingStatus(orders: readonly Seen[], to: (order: Seen) => OrderStatus): BulkWork {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const set = new Map<string, Seen>();
  const wanted = (id: string) => to(byId.get(id) as Seen);
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const order = await updateOrder({ id, changes: { status: wanted(id), version: byId.get(id)?.version } });
      set.set(id, order);
    },
    done: (count) => `The status of ${many(count)} was changed.`,
    failed: (id) => `Order ${orderLabel(id)} could not be set to ${statusNames[wanted(id)].toLowerCase()}.`,
    undo: (keys) =>
      settingStatus(
        keys.flatMap((id) => set.get(id) ?? []),
        ({ id }) => (byId.get(id) as Seen).status,
      ),
  };
}

interface BulkActionsProps {
  selection: Selection;
  orders: readonly Order[];
}

/** What can be done to all selected orders at once: a status, or deleting them; both can be taken back. */
export function BulkActions({ selection, orders }: BulkActionsProps) {
  const { keys } = selection;
  const setStatus = (status: OrderStatus): BulkWork => {
    const changed = orders.filter((order) => selection.has(order.id) && order.status !== status);
    return settingStatus(changed, () => status);
  };
  const these = keys.length === 1 ? 'this order' : 'these orders';
  return (
    <BulkActionsBar
      selection={selection}
      queryKey={orderKeys.all}
      deleting={{
        title: `Delete ${many(keys.length)}`,
        question: `Are you sure you want to delete ${these}? They can be brought back for 30 days.`,
        work: () => deleting(keys),
      }}
    >
      {(run, busy) => (
        <ToolSelect
          label="Set the status of the selected orders"
          value=""
          disabled={busy}
          options={[{ value: '', label: 'Set status …' }, ...toOptions(statusNames)]}
          onChange={(status) => status !== '' && run(setStatus(status as OrderStatus))}
        />
      )}
    </BulkActionsBar>
  );
}
