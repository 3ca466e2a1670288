import { createQueryClient } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import { Form, NotificationProvider, SubmitButton, ThemeProvider } from '@vitrine/ui';
import { render } from '@testing-library/react';
import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';

/** Fields in a form with a Save button. @returns what the form was sent with, in order */
export function renderForm<Values extends FormikValues>(
  values: Values,
  fields: ReactNode,
  schema?: AnySchema,
): Values[] {
  const sent: Values[] = [];
  render(
    <BrowserRouter>
      <Platform environment={testEnvironment} i18n={createI18n('en')} queries={createQueryClient()}>
        <ThemeProvider look="office" language="en">
          <NotificationProvider>
            <Formik initialValues={values} validationSchema={schema} onSubmit={(all) => void sent.push(all)}>
              <Form>
                {fields}
                <SubmitButton>Save</SubmitButton>
              </Form>
            </Formik>
          </NotificationProvider>
        </ThemeProvider>
      </Platform>
    </BrowserRouter>,
  );
  return sent;
}
