import { useLeaveGuard } from '@vitrine/platform';
import { Alert, Button, ConfirmDialog, Dialog, Form, SubmitButton } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useOpenForm } from '../../session/index.js';
import { failureText, hasCode } from '../../shared/failure-text.js';
import { orderLabel } from '../order.js';
import { CustomerData } from './customer-data.js';
import { MailState } from './mail-state.js';
import { changesOf, type OrderValues } from './order-changes.js';
import styles from './order-editor-dialog.module.css';
import type { OrderEditorProps } from './order-editor.js';
import { OrderFacts } from './order-facts.js';
import { OrderFields } from './order-fields.js';
import { PriceHistory } from './price-history.js';
import { StaleDialog } from './stale-dialog.js';
import type { OrderEditing } from './use-order-editing.js';

/** An order's details and form; what was changed and not saved is never lost unasked. */
export function OrderEditorDialog({ order, onClose, onReload, editing }: OrderEditorProps & { editing: OrderEditing }) {
  const { base, error, isSaving, save, adopt, forgetError } = editing;
  const { values } = useFormikContext<OrderValues>();
  const dirty = changesOf(base, values) !== null;
  const guard = useLeaveGuard(dirty);
  const [closing, setClosing] = useState(false);
  useOpenForm();
  if (!dirty && order.version > base.version) adopt(order);

  const close = () => (dirty ? setClosing(true) : onClose());
  const stay = () => {
    guard.stay();
    setClosing(false);
  };
  const reload = async () => {
    const fresh = await onReload();
    if (fresh) adopt(fresh);
  };
  const stale = hasCode(error, 'STALE_VERSION');

  return (
    <Dialog
      open
      onClose={close}
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
          <Button kind="quiet" onClick={close}>
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
          <PriceHistory history={base.priceHistory} />
        </div>
      </div>
      <StaleDialog
        open={stale}
        busy={isSaving}
        onBack={forgetError}
        onOverwrite={() => void save(values, { overwrite: true })}
        onReload={() => void reload()}
      />
      <ConfirmDialog
        open={closing || guard.blocked}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        dangerous
        onCancel={stay}
        onConfirm={guard.blocked ? guard.leave : onClose}
      >
        <p>What you changed on this order has not been saved.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
