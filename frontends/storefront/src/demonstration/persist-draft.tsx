import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { demonstrationDraft } from './demonstration-draft.js';
import type { DemonstrationValues } from './demonstration-values.js';

/** Restores the input after a reload, then stores every edit. A store in the address stays chosen. */
export function PersistDraft({ storeId }: { storeId: string | null }) {
  const { values, setValues } = useFormikContext<DemonstrationValues>();
  const first = useRef(values);
  useEffect(() => {
    const kept = demonstrationDraft.restore();
    if (kept) void setValues({ ...kept, ...(storeId !== null && { kind: 'store', storeId }) }, false);
  }, [setValues, storeId]);
  useEffect(() => {
    if (values !== first.current) demonstrationDraft.keep(values);
  }, [values]);
  return null;
}
