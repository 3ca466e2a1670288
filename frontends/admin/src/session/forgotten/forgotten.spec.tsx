import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, refusal, renderAdmin, signedIn } from '../../testing/index.js';

const PASSWORD = 'Bernstein unter alten Uhren';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/password-reset/secret': () => ({ body: { email: admin.email } }),
  'POST /api/admin/password-reset/secret': () => ({ body: { message: 'Your password was set' } }),
  'POST /api/admin/password-reset': () => ({ status: 202, body: { message: 'If there is an account, a mail comes' } }),
};

afterEach(() => session.clear());

it('requests a link from the sign-in, and keeps the address when that fails', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/password-reset': () => refusal(429, 'TOO_MANY_REQUESTS', 'Later'),
  });
  renderAdmin('/admin/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgotten password?' }));
  await userEvent.type(await screen.findByLabelText('Email'), admin.email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent. Later');
  expect(screen.getByLabelText('Email')).toHaveValue(admin.email);
  api.handlers['POST /api/admin/password-reset'] = answers['POST /api/admin/password-reset'];
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If there is an account, a mail comes/)).toBeVisible();
  expect(api.asked('POST /api/admin/password-reset').at(-1)?.body).toEqual({ email: admin.email });
  await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in' }));
  expect(address()).toBe('/admin/login');
});

it('sets the password, and signs this browser out', async () => {
  const api = fakeApi(answers);
  signedIn();
  renderAdmin('/admin/reset-password/secret');
  await userEvent.type(await screen.findByLabelText('Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm the password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Your password was set.')).toBeVisible();
  await waitFor(() => expect(session.token()).toBeNull());
  expect(screen.getByRole('link', { name: 'To the sign-in' })).toHaveAttribute('href', '/admin/login');
  expect(api.asked('POST /api/admin/password-reset/secret')[0]?.body).toEqual({ password: PASSWORD });
});

it('an expired link offers to request a new one', async () => {
  fakeApi({ ...answers, 'GET /api/admin/password-reset/secret': () => refusal(404, 'NOT_FOUND', 'Not found') });
  renderAdmin('/admin/reset-password/secret');
  await userEvent.click(await screen.findByRole('link', { name: 'Ask for another link' }));
  expect(address()).toBe('/admin/forgot-password');
});
