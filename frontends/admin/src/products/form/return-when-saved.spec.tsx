import { act, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Field, Formik } from 'formik';
import { address, renderAt } from '../../testing/index.js';
import { ReturnWhenSaved } from './return-when-saved.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (saved: boolean) =>
  renderAt(
    '/admin/add-product',
    <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
      <>
        <ReturnWhenSaved saved={saved} />
        <Field name="name" aria-label="Name" />
      </>
    </Formik>,
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('opens the dashboard 2 seconds after saving', async () => {
  show(true);
  await pass(1999);
  expect(address()).toBe('/admin/add-product');
  await pass(1);
  expect(address()).toBe('/admin');
});

it('stays while nothing was saved', async () => {
  show(false);
  await pass(5000);
  expect(address()).toBe('/admin/add-product');
});

it('stays when somebody continues to type', async () => {
  show(true);
  await pass(1000);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'x' } });
  await pass(5000);
  expect(address()).toBe('/admin/add-product');
});
