import { ORDER_RESTORABLE_DAYS, type OrderStatus } from '@vitrine/schemas';
import { useState } from 'react';
import { BulkActionsBar, type Selection, ToolSelect } from '../../shared/list/index.js';
import { useMayOn } from '../../shared/permissions/index.js';
import type { BulkOrders } from '../calls/change-in-bulk.js';
import { orderKeys } from '../calls/keys.js';
import type { Order } from '../order.js';
import { toOptions } from '../../shared/form/to-options.js';
import { statusNames } from '../status.js';
import { MAILED_STATUSES } from '../page/status-consequences.js';
import { deleting, deletingInBulk, orderCount, settingStatus, settingStatusInBulk } from './bulk-work.js';
import { UninformedCustomers } from './uninformed-customers.js';

interface BulkActionsProps {
  selection: Selection;
  orders: readonly Order[];
  /** Search and filters of the list. */
  filter: BulkOrders['filter'];
}

/** Sets the status of all selected orders, or deletes them; both can be undone. */
export function BulkActions({ selection, orders, filter }: BulkActionsProps) {
  const may = useMayOn('orders');
  const { keys, count } = selection;
  const found = selection.found?.isChosen && { filter, asOf: selection.found.asOf, expected: count };
  const [uninformed, setUninformed] = useState<{ status: OrderStatus; ids: readonly string[] } | null>(null);
  const setStatus = (status: OrderStatus) => {
    const onSet = (ids: readonly string[]) =>
      setUninformed(ids.length > 0 && MAILED_STATUSES.includes(status) ? { status, ids } : null);
    if (found) return settingStatusInBulk(found, status, onSet);
    const changed = orders.filter((order) => selection.has(order.id) && order.status !== status);
    return settingStatus(changed, () => status, onSet);
  };
  const these = count === 1 ? 'this order' : found ? `all ${orderCount(count)} found, on every page` : 'these orders';
  return (
    <>
      {uninformed && <UninformedCustomers {...uninformed} onClose={() => setUninformed(null)} />}
      <BulkActionsBar
        selection={selection}
        queryKey={orderKeys.all}
        deleting={
          may('delete')
            ? {
                title: `Delete ${orderCount(count)}`,
                question: `Are you sure you want to delete ${these}? They can be restored for ${ORDER_RESTORABLE_DAYS} days.`,
                work: () => (found ? deletingInBulk(found) : deleting(keys)),
              }
            : undefined
        }
      >
        {(run, busy) =>
          may('write') && (
            <ToolSelect
              label="Set the status of the selected orders"
              value=""
              disabled={busy}
              options={[{ value: '', label: 'Set status …' }, ...toOptions(statusNames)]}
              onChange={(status) => status !== '' && run(setStatus(status as OrderStatus))}
            />
          )
        }
      </BulkActionsBar>
    </>
  );
}
