import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { contactDraft, type ContactValues } from './contact-draft.js';

/** Keeps every edit. */
export function KeepDraft() {
  const { values } = useFormikContext<ContactValues>();
  useEffect(() => contactDraft.keep(values), [values]);
  return null;
}
