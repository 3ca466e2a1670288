import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import type { EntityEditing } from './use-entity-editing.js';

interface EditedFormProps<Values extends object> {
  editing: EntityEditing<Values>;
  /** The API's own rules. */
  schema: AnySchema;
  /** Calls {@link useEditedForm}, which fills the form anew when something else is stored. */
  children: ReactNode;
}

/** The Formik form in which one thing is edited. */
export function EditedForm<Values extends object>({ editing, schema, children }: EditedFormProps<Values>) {
  return (
    <Formik
      initialValues={editing.filling.stored}
      validationSchema={schema}
      onSubmit={(values, form) => editing.submit(values, form)}
    >
      {children}
    </Formik>
  );
}
