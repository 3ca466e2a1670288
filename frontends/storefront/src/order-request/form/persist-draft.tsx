import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { orderDraft } from './order-draft.js';
import { fieldOrder, valueAt, withConsentDates, withStateOfCountry, type OrderValues } from './order-values.js';

/** Restores the input after a reload. At every edit, removes the field's error, sets the times of consents and stores the draft. */
export function PersistDraft() {
  const { values, setValues, setFieldError } = useFormikContext<OrderValues>();
  const before = useRef(values);

  useEffect(() => {
    const kept = orderDraft.restore();
    if (kept) void setValues(kept, false);
  }, [setValues]);

  useEffect(() => {
    const last = before.current;
    if (last === values) return;
    before.current = values;
    for (const field of fieldOrder) {
      if (valueAt(last, field) !== valueAt(values, field)) setFieldError(field, undefined);
    }
    const completed = withStateOfCountry(last, withConsentDates(last, values, new Date()));
    orderDraft.keep(completed);
    if (completed !== values) void setValues(completed, false);
  }, [values, setValues, setFieldError]);
  return null;
}
