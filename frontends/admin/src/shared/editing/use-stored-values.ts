import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { keepTyped } from './keep-typed.js';

/** What a form is filled with. */
export interface FormContent<Values> {
  stored: Values;
  /** The form's values when `stored` was requested: what was typed since is kept. */
  since: Values;
}

/** Refills the form when the stored values change, and keeps what was typed meanwhile. */
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
