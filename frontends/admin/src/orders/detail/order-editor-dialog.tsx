import { Alert, Button, Dialog, Form, SubmitButton } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { differences, StaleDialog, useDiscardGuard, useStoredValues } from '../../shared/editing/index.js';
import { failureText, failureWithReason, hasCode } from '../../shared/failure-text.js';
import { format } from '../../shared/format.js';
import { type OrderDetail, orderLabel } from '../order.js';
import { statusNames } from '../status.js';
import { CustomerData } from './customer-data.js';
import { HistoryTable } from './history-table.js';
import { MailState } from './mail-state.js';
import { changesOf, type OrderValues, valuesOf } from './order-changes.js';
import styles from './order-editor-dialog.module.css';
import { OrderFacts } from './order-facts.js';
import { OrderFields } from './order-fields.js';
import type { OrderEditing } from './use-order-editing.js';

const labels = { productPrice: 'Price', subscriptionStatus: 'Subscription' };

export interface OrderEditorProps {
  order: OrderDetail;
  onClose: () => void;
  /** Asks for the order as it is now; throws when that fails. */
  onReload: () => Promise<OrderDetail | undefined>;
}

/** An order's details and form; what was changed and not saved is never lost unasked. */
export function OrderEditorDialog({ order, onClose, onReload, editing }: OrderEditorProps & { editing: OrderEditing }) {
  const { base, stored, error, isSaving, save, adopt, forgetError } = editing;
  const { values } = useFormikContext<OrderValues>();
  const dirty = changesOf(base, values) !== null;
  const guard = useDiscardGuard(dirty, 'order', onClose);
  const [notReloaded, setNotReloaded] = useState<string>();
  useStoredValues(stored);
  if (!dirty && order.version > base.version) adopt(order);

  const reload = async () => {
    setNotReloaded(undefined);
    await onReload().then(
      (fresh) => fresh && adopt(fresh),
      (failure: unknown) => setNotReloaded(failureWithReason(failure, 'The order could not be loaded.')),
    );
  };
  const stale = hasCode(error, 'STALE_VERSION');

  return (
    <Dialog
      open
      onClose={guard.close}
      title={`Order ${orderLabel(order.id)}`}
      size="large"
      wrap={(inside) => <Form className={styles.form}>{inside}</Form>}
      actions={
        <>
          {error && !stale && (
            <Alert severity="error" className={styles.failure}>
              {failureText(error, 'The order could not be saved.')}
            </Alert>
          )}
          <Button kind="quiet" onClick={guard.close}>
            Close
          </Button>
          <SubmitButton disabled={!dirty}>Save changes</SubmitButton>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          <OrderFacts order={base} />
          <CustomerData order={order} />
        </div>
        <div>
          <OrderFields order={base} />
          <MailState order={order} />
          <HistoryTable
            title="Status history"
            history={base.statusHistory}
            heads={['From', 'To']}
            cells={({ from, to }) => [statusNames[from], statusNames[to]]}
          />
          <HistoryTable
            title="Price history"
            history={base.priceHistory}
            heads={['Old price', 'New price']}
            cells={({ oldPrice, newPrice }) => [format.price(oldPrice), format.price(newPrice)]}
          />
        </div>
      </div>
      <StaleDialog
        open={stale}
        noun="order"
        busy={isSaving}
        differences={stale && order.version > base.version ? differences(values, valuesOf(order)) : null}
        labels={labels}
        failure={notReloaded}
        onBack={forgetError}
        onOverwrite={() => void save(values, { over: order })}
        onReload={() => void reload()}
      />
      {guard.question}
    </Dialog>
  );
}
