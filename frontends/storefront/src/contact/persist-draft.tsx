import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { contactDraft, type ContactValues } from './contact-draft.js';

/** Restores the input after a reload, then stores every edit. */
export function PersistDraft() {
  const { values, setValues } = useFormikContext<ContactValues>();
  const first = useRef(values);
  useEffect(() => {
    const kept = contactDraft.restore();
    // a subject in the address is why the visitor came, so it replaces the stored one
    if (kept) void setValues({ ...kept, subject: first.current.subject || kept.subject }, false);
  }, [setValues]);
  useEffect(() => {
    if (values !== first.current) contactDraft.keep(values);
  }, [values]);
  return null;
}
