import { Form, SubmitButton } from '@vitrine/ui';
import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { renderInAdmin } from '../../testing/index.js';

/** Renders fields in a form with a Save button. @returns the submitted values, in order */
export function renderForm<Values extends FormikValues>(
  values: Values,
  fields: ReactNode,
  schema?: AnySchema,
): Values[] {
  const sent: Values[] = [];
  renderInAdmin(
    <Formik initialValues={values} validationSchema={schema} onSubmit={(all) => void sent.push(all)}>
      <Form>
        {fields}
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Formik>,
  );
  return sent;
}
