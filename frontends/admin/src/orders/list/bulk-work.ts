import type { OrderStatus } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import type { BulkWork, BatchedWork } from '../../shared/list/index.js';
import { deleteInBulk, type BulkOrders, setStatusInBulk } from '../calls/change-in-bulk.js';
import { deleteOrder } from '../calls/delete-order.js';
import { restoreOrder } from '../calls/restore-order.js';
import { updateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { statusNames } from '../status.js';

export const orderCount = (count: number): string => (count === 1 ? '1 order' : `${format.count(count)} orders`);

const restoring = (keys: readonly string[]): BulkWork => ({
  keys,
  each: restoreOrder,
  done: (count) => `${orderCount(count)} restored.`,
  failed: (id) => `Order ${orderLabel(id)} could not be restored.`,
});

export const deleting = (keys: readonly string[]): BulkWork => ({
  keys,
  each: deleteOrder,
  done: (count) => `${orderCount(count)} deleted.`,
  failed: (id) => `Order ${orderLabel(id)} could not be deleted.`,
  undo: restoring,
});

type Seen = Pick<Order, 'id' | 'status' | 'version'>;

/** Called with the orders that were set to a status; with none once that was undone. */
type OnSet = (ids: readonly string[]) => void;

/** Sets the status of each order, unless somebody changed the order since; undone by setting each to its former status. */
export function settingStatus(orders: readonly Seen[], to: (order: Seen) => OrderStatus, onSet: OnSet): BulkWork {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const set = new Map<string, Seen>();
  const wanted = (id: string) => to(byId.get(id) as Seen);
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const order = await updateOrder({ id, changes: { status: wanted(id), version: byId.get(id)?.version } });
      set.set(id, order);
    },
    done: (count) => `The status of ${orderCount(count)} was changed.`,
    failed: (id) => `Order ${orderLabel(id)} could not be set to ${statusNames[wanted(id)].toLowerCase()}.`,
    undo: (keys) =>
      settingStatus(
        keys.flatMap((id) => set.get(id) ?? []),
        ({ id }) => (byId.get(id) as Seen).status,
        () => onSet([]),
      ),
    onDone: onSet,
  };
}

/** Sets the status of all orders that a list finds; undone by setting each to its former status, unless somebody changed the order since. */
export const settingStatusInBulk = (found: BulkOrders, status: OrderStatus, onSet: OnSet): BatchedWork => ({
  ask: {
    title: `Set ${orderCount(found.expected)} to ${statusNames[status].toLowerCase()}`,
    question: `Are you sure you want to set the status of all ${orderCount(found.expected)} found, on every page?`,
    confirm: 'Set status',
  },
  total: found.expected,
  step: (cursor) => setStatusInBulk(found, status, cursor),
  done: (count) => `The status of ${orderCount(count)} was changed.`,
  failed: (id) => `Order ${orderLabel(id)} could not be set to ${statusNames[status].toLowerCase()}.`,
  stopped: 'Not all orders were changed.',
  undo: (changed) => {
    const before = new Map(changed.map((each) => [each.id, each.status as OrderStatus]));
    return settingStatus(
      changed.map(({ id, version }) => ({ id, status, version: version ?? 0 })),
      ({ id }) => before.get(id) ?? status,
      () => onSet([]),
    );
  },
  onDone: (changed) => onSet(changed.map(({ id }) => id)),
});

/** Deletes all orders that a list finds; undone by restoring each. */
export const deletingInBulk = (found: BulkOrders): BatchedWork => ({
  total: found.expected,
  step: (cursor) => deleteInBulk(found, cursor),
  done: (count) => `${orderCount(count)} deleted.`,
  failed: (id) => `Order ${orderLabel(id)} could not be deleted.`,
  stopped: 'Not all orders were deleted.',
  undo: (changed) => restoring(changed.map(({ id }) => id)),
});
