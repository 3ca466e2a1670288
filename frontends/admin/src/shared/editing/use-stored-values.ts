import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { keepTyped } from './keep-typed.js';

/** What a form is filled with. */
export interface FormContent<Values> {
  stored: Values;
  /** What the form held when this was asked for: whatever is typed beyond it is kept. */
  since: Values;
}

/** Fills the form anew when something else is stored, and keeps what was typed while that was on its way. */
export function useStoredValues<Values extends object>(filling: FormContent<Values>): void {
  const { values, resetForm, setValues } = useFormikContext<Values>();
  const taken = useRef(filling);

  useEffect(() => {
    if (taken.current === filling) return;
    taken.current = filling;
    const { stored, since } = filling;
    resetForm({ values: stored });
    void setValues(keepTyped(since, values, stored));
  }, [filling, values, resetForm, setValues]);
}
