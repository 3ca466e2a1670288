import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { contactDraft, type ContactValues } from './contact-draft.js';

/** Brings back what was typed before a reload, then keeps every edit. */
export function KeepDraft() {
  const { values, setValues } = useFormikContext<ContactValues>();
  const first = useRef(values);
  useEffect(() => {
    const kept = contactDraft.restore();
    // a subject that the address names is what the visitor came for
    if (kept) void setValues({ ...kept, subject: first.current.subject || kept.subject }, false);
  }, [setValues]);
  useEffect(() => {
    if (values !== first.current) contactDraft.keep(values);
  }, [values]);
  return null;
}
