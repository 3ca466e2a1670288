import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { EntityEditing } from './use-entity-editing.js';
import { useStoredValues } from './use-stored-values.js';

/** The Formik form of one thing, filled with what is stored; called once in each form. */
export function useEditedForm<Values extends object>({ filling, follow }: EntityEditing<Values>) {
  const form = useFormikContext<Values>();
  const { values } = form;
  useStoredValues(filling);
  useEffect(() => follow(values), [follow, values]);
  return form;
}
