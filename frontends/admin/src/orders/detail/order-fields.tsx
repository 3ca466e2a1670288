import { useFormikContext } from 'formik';
import { sentence } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import type { Order } from '../order.js';
import { toOptions } from '../../shared/form/to-options.js';
import { statusNames, subscriptionStatusNames } from '../status.js';
import styles from './order-fields.module.css';
import { isPriceLocked, type OrderValues } from './order-changes.js';
import { Section } from '../../shared/layout/section.js';

/** The fields of an order that staff may change. */
export function OrderFields({ order }: { order: Order }) {
  const { values } = useFormikContext<OrderValues>();
  const locked = isPriceLocked(order, values);
  return (
    <Section title="Answer">
      <div className={styles.fields}>
        <Select name="status" label="Status" options={toOptions(statusNames)} />
        {order.subscriptionStatus && (
          <Select name="subscriptionStatus" label="Subscription" options={toOptions(subscriptionStatusNames)} />
        )}
        <TextField
          name="productPrice"
          label="Price"
          disabled={locked}
          hint={locked ? sentence('order.priceLocked') : undefined}
          endAdornment="€"
          inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
        <TextField name="adminNotes" label="Admin notes" minRows={4} maxRows={12} className={styles.wide} />
      </div>
    </Section>
  );
}
