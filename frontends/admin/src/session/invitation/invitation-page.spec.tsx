import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, anAdmin, emptyDashboard, fakeApi, refusal, renderAdmin, tokenFor } from '../../testing/index.js';

const PASSWORD = 'Bernstein unter alten Uhren';
const answers = {
  ...emptyDashboard,
  'GET /api/admin/me': () => ({ body: anAdmin('editor') }),
  'GET /api/admin/invitations/secret': () => ({
    body: { email: 'clara@vitrine.example', name: 'Clara Vogt', role: 'editor' },
  }),
  'POST /api/admin/invitations/secret/accept': () => ({ body: { token: tokenFor(3600), admin: {}, expiresIn: 3600 } }),
};

afterEach(() => session.clear());

async function choose(password: string, again = password) {
  await userEvent.clear(await screen.findByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.clear(screen.getByLabelText('Confirm the password'));
  await userEvent.type(screen.getByLabelText('Confirm the password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
}

it('says who is invited as what, and signs in with the chosen password', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/invitation/secret');
  expect(await screen.findByText(/Welcome, Clara Vogt\. You join the team as Editor/)).toBeVisible();
  await choose('short', 'other');
  expect(await screen.findByText('Password must be between 12 and 128 characters')).toBeVisible();
  expect(screen.getByText('New passwords do not match')).toBeVisible();
  await choose(PASSWORD);
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(api.asked('POST /api/admin/invitations/secret/accept')[0]?.body).toEqual({ password: PASSWORD });
});

it('shows the advice about a password beside it, from the browser or from the server', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/invitations/secret/accept': () =>
      refusal(400, 'VALIDATION_FAILED', 'Too easy', [{ field: 'password', message: 'Too easy, says the server' }]),
  });
  renderAdmin('/admin/invitation/secret');
  await choose('passwordpassword');
  expect(await screen.findByText(/^This password is too easy to guess/)).toBeVisible();
  expect(api.asked('POST *')).toEqual([]);
  await choose(PASSWORD);
  expect(await screen.findByText('Too easy, says the server')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
});

it('says that the link is no longer valid, and whom to ask', async () => {
  fakeApi({ ...answers, 'GET /api/admin/invitations/secret': () => refusal(404, 'NOT_FOUND', 'Invitation not found') });
  renderAdmin('/admin/invitation/secret');
  expect(await screen.findByText(/Whoever invited you can send it again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the sign-in' })).toHaveAttribute('href', '/admin/login');
});

it('can be retried when the server did not answer', async () => {
  const api = fakeApi({ ...answers, 'GET /api/admin/invitations/secret': () => refusal(503, 'UNAVAILABLE', 'Later') });
  renderAdmin('/admin/invitation/secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your invitation could not be loaded. Later');
  api.handlers['GET /api/admin/invitations/secret'] = answers['GET /api/admin/invitations/secret'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
