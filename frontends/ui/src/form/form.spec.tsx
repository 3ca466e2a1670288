import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentence } from '@vitrine/schemas';
import { Formik } from 'formik';
import { boolean, object, string } from 'yup';
import { SubmitButton } from '../button/button.js';
import { renderUi } from '../testing/render-ui.js';
import { Checkbox } from './checkbox.js';
import { Form } from './form.js';
import { Select } from './select.js';
import { TextField } from './text-field.js';

const schema = object({
  customerInfo: object({ email: string().required(sentence('email.required')) }),
  country: string().required(sentence('country.required')),
  consent: boolean().oneOf([true], sentence('consent.dataProcessing')),
});

function Example({ onSubmit }: { onSubmit: (values: object) => void }) {
  return (
    <Formik
      initialValues={{ customerInfo: { email: '' }, country: '', consent: false }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(values)}
    >
      <Form>
        <TextField name="customerInfo.email" label="E-mail" hint="Where we answer" required />
        <Select
          name="country"
          label="Country"
          placeholder="Please choose"
          options={[{ value: 'Germany', label: 'Deutschland' }]}
        />
        <Checkbox name="consent" label="I agree" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Formik>
  );
}

it('shows each error at its field, announces it with the field, and focuses the first one', async () => {
  const onSubmit = jest.fn();
  renderUi(<Example onSubmit={onSubmit} />);
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription('Where we answer');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toBeRequired();
  expect(email).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Country is required');
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription(/^You must consent/);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('moves nothing while a pointer is down: the error of the field left is shown after the click', async () => {
  renderUi(<Example onSubmit={jest.fn()} />);
  await userEvent.click(screen.getByLabelText('E-mail'));
  const consent = screen.getByLabelText('I agree');
  fireEvent.pointerDown(consent);
  consent.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  fireEvent.pointerUp(consent);
  expect(await screen.findByText('Email is required')).toBeVisible();
});

it('shows errors in the language of the page', async () => {
  renderUi(<Example onSubmit={jest.fn()} />, 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('E-Mail-Adresse ist erforderlich')).toBeVisible();
});

it('sends what was entered', async () => {
  const onSubmit = jest.fn();
  renderUi(<Example onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.de');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Deutschland');
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ customerInfo: { email: 'a@b.de' }, country: 'Germany', consent: true }),
  );
});
