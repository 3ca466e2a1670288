import { Formik, validateYupSchema, yupToFormErrors } from 'formik';
import type { ReactNode } from 'react';
import { type AnySchema, ValidationError } from 'yup';
import type { EntityEditing } from './use-entity-editing.js';

interface EditedFormProps<Values extends object> {
  editing: EntityEditing<Values>;
  /** The API's own rules. */
  schema: AnySchema;
  /** Must call {@link useEditedForm}, which refills the form when the stored values change. */
  children: ReactNode;
}

/** The Formik form in which one thing is edited. */
export function EditedForm<Values extends object>({ editing, schema, children }: EditedFormProps<Values>) {
  const { stored } = editing.filling;
  const validate = async (values: Values) => {
    try {
      await validateYupSchema(values, schema, false, { present: stored });
      return {};
    } catch (error) {
      if (ValidationError.isError(error)) return yupToFormErrors<Values>(error);
      throw error;
    }
  };
  return (
    <Formik initialValues={stored} validate={validate} onSubmit={(values, form) => editing.submit(values, form)}>
      {children}
    </Formik>
  );
}
