import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { keepTyped } from './keep-typed.js';

/** Fills the form anew when something else is stored, and keeps what was typed while that was on its way. */
export function useStoredValues<Values extends object>(stored: Values): void {
  const { values, isSubmitting, resetForm, setValues } = useFormikContext<Values>();
  const sent = useRef<Values | null>(null);
  const taken = useRef(stored);

  useEffect(() => {
    if (taken.current === stored) return;
    taken.current = stored;
    const kept = sent.current && keepTyped(sent.current, values, stored);
    resetForm({ values: stored });
    if (kept) void setValues(kept);
  }, [stored, values, resetForm, setValues]);

  // After the one above: what is stored often comes together with the end of sending.
  useEffect(() => {
    sent.current = isSubmitting ? (sent.current ?? values) : null;
  }, [isSubmitting, values]);
}
