import { Link, useTexts } from '@vitrine/platform';
import { afterPress, Button, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { isMonthly, type Plan } from '../../shared/catalogue/plans.js';
import { NoScriptNotice } from '../../shared/controls/states/no-script-notice.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { Consents } from './consents.js';
import { CustomerFields } from './customer-fields.js';
import { ErrorList } from '../outcome/error-list.js';
import type { OrderRoute } from '../order-route.js';
import form from '../../shared/page-layout/form.module.css';
import styles from './order-form.module.css';
import { validateOrder, valueAt, type OrderContext, type OrderValues } from './order-values.js';
import { SubmissionFailure } from '../outcome/submission-failure.js';
import { ORDER_TEXTS } from '../texts.js';

interface OrderFormProps {
  route: OrderRoute;
  plan: Plan;
  context: OrderContext;
  /** Why the last attempt failed; null when it did not. */
  failure: unknown;
  /** Name of the item that it failed for, if there are several. */
  refusedItem: string | undefined;
  onFailureSeen: () => void;
}

/** The customer's part of the request. It can only be sent by script, so it is disabled until the page is hydrated. */
export function OrderForm({ route, plan, context, failure, refusedItem, onFailureSeen }: OrderFormProps) {
  const t = useTexts(ORDER_TEXTS);
  const hydrated = useHydrated();
  const { values, handleSubmit, submitForm, isSubmitting, setFieldError } = useFormikContext<OrderValues>();
  const orderSubmit = isMonthly(plan) ? 'order.subscriptionSubmit' : 'order.purchaseSubmit';

  const checkLeftField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as { name?: string };
    const typed = name ? valueAt(values, name) : undefined;
    if (!name || typeof typed !== 'string' || typed.trim() === '') return;
    afterPress(() => setFieldError(name, validateOrder(values, context).get(name)));
  };

  return (
    <form method="post" className={styles.form} noValidate onSubmit={handleSubmit} onBlur={checkLeftField}>
      <NoScriptNotice />
      <fieldset className={styles.all} disabled={!hydrated}>
        <ErrorList />
        <p className={form.hint}>{t('requiredNote')}</p>
        <CustomerFields />
        <div className={styles.notes}>
          <TextField name="notes" label={t('fields.notes')} minRows={3} />
        </div>
        <Consents />
        <SubmissionFailure
          route={route}
          failure={failure}
          refusedItem={refusedItem}
          onClose={onFailureSeen}
          onRetry={() => {
            onFailureSeen();
            void submitForm();
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('submitting') : t(route === 'buy' ? 'buy.submit' : orderSubmit)}
          </Button>
          {route === 'order' && (
            <Link className={styles.back} to="/products">
              {t('order.back')}
            </Link>
          )}
        </div>
      </fieldset>
    </form>
  );
}
