import { Button, SubmitButton } from '@vitrine/ui';
import { PageLink } from '../../shared/desk/index.js';
import { EditorDialog, type EntityEditing } from '../../shared/editing/index.js';
import { format } from '../../shared/format.js';
import { useDialogRow } from '../../shared/list/index.js';
import { type OrderDetail, orderLabel, orderPath } from '../order.js';
import { statusNames } from '../status.js';
import { CustomerData } from './customer-data.js';
import { HistoryTable } from './history-table.js';
import { MailState } from './mail-state.js';
import type { OrderValues } from './order-changes.js';
import styles from './order-editor-dialog.module.css';
import { OrderFacts } from './order-facts.js';
import { RequestedDesign } from './design/requested-design.js';
import { OrderFields } from './order-fields.js';
import { RequestOrders } from './together/request-orders.js';

export interface OrderEditorProps {
  order: OrderDetail;
  editing: EntityEditing<OrderValues>;
  onClose: () => void;
}

/** An order's details and form; asks before unsaved changes are lost. */
export function OrderEditorDialog({ order, editing, onClose }: OrderEditorProps) {
  const shown = useDialogRow('order');
  return (
    <EditorDialog
      title={`Order ${orderLabel(order.id)}`}
      size="large"
      editing={editing}
      closesWhileSaving
      onClose={onClose}
      actions={({ dirty }, close) => (
        <>
          <PageLink to={orderPath(order.id)} row="order" />
          <Button kind="quiet" onClick={close}>
            Close
          </Button>
          <SubmitButton disabled={!dirty}>Save changes</SubmitButton>
        </>
      )}
    >
      <div className={styles.columns}>
        <div>
          <OrderFacts order={order} />
          <RequestOrders order={order} href={shown.href} />
          {order.configuration && <RequestedDesign configuration={order.configuration} />}
          <CustomerData order={order} />
        </div>
        <div>
          <OrderFields order={order} />
          <MailState order={order} />
          <HistoryTable
            title="Status history"
            history={order.statusHistory}
            heads={['From', 'To']}
            cells={({ from, to }) => [statusNames[from], statusNames[to]]}
          />
          <HistoryTable
            title="Price history"
            history={order.priceHistory}
            heads={['Old price', 'New price']}
            cells={({ oldPrice, newPrice }) => [format.price(oldPrice), format.price(newPrice)]}
          />
        </div>
      </div>
    </EditorDialog>
  );
}
