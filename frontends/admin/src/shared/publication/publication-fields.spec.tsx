import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { PublicationFields } from './publication-fields.js';

const show = (values: { published: boolean; publishedAt: string }) =>
  render(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <PublicationFields flag="published" label="Published" noun="product" />
    </Formik>,
  );

it('says what visitors see as the flag and the time are changed', async () => {
  show({ published: false, publishedAt: '' });
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByText('Visitors do not see the product.')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  expect(screen.getByText('Visitors see the product as soon as it is saved.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Publication time'), { target: { value: '2999-01-02T08:30' } });
  expect(screen.getByText('Scheduled')).toBeVisible();
  expect(screen.getByText(/^Visitors see the product from Jan 2, 2999, 8:30.AM on\.$/)).toBeVisible();
});
