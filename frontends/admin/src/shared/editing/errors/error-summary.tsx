import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { leaves } from '../conflict/differences.js';
import styles from './error-summary.module.css';

const INVALID_FIELD = '[aria-invalid="true"]';

/** Shown beside the save button once the form was submitted: how many fields are refused, and a button that focuses the first of them. */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<object>();
  const count = submitCount > 0 && !isSubmitting ? leaves(errors).filter(([, message]) => message !== '').length : 0;
  const showFirst = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    form?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  return (
    <div role="status" className={styles.summary}>
      {count > 0 && (
        <button type="button" onClick={showFirst}>
          {count === 1 ? '1 field needs attention' : `${count} fields need attention`}
        </button>
      )}
    </div>
  );
}
