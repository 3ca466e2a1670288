import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  aPage,
  emptyDashboard,
  fakeApi,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
  tokenFor,
} from '../../testing/index.js';
import { openPage } from '../open-page.js';

jest.mock('../open-page.js', () => ({ openPage: jest.fn() }));

const orders = {
  ...emptyDashboard,
  'GET /api/orders': () => ({ body: aPage([]) }),
  'GET /api/admin/me': () => ({ body: admin }),
};
const welcome = () => ({ body: { token: tokenFor(3600), admin, expiresIn: 3600 } });

afterEach(() => session.clear());

async function signIn() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'admin@vitrine.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('says what is missing and sends nothing', async () => {
  const api = fakeApi({});
  renderAdmin('/admin/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.asked('POST *')).toEqual([]);
});

it.each([
  [
    'the server’s sentence',
    () => refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password'),
    'Invalid email or password',
  ],
  ['Login failed without one', () => ({ status: 500, body: {} }), 'Login failed'],
  ['an unexpected error without an answer', noAnswer, 'An unexpected error occurred'],
  ['the missing token', () => ({ body: { admin } }), 'No authentication token received'],
])('shows %s and keeps what was typed', async (_what, login, message) => {
  fakeApi({ 'POST /api/admin/login': login });
  renderAdmin('/admin/login');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('admin@vitrine.example');
  expect(screen.getByLabelText('Password')).toHaveValue('right');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('goes to the dashboard after sign-in', async () => {
  fakeApi({ ...orders, 'POST /api/admin/login': welcome });
  renderAdmin('/admin/login');
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin');
});

it('forwards at once when already signed in, but never to another origin', async () => {
  fakeApi(orders);
  signedIn();
  renderAdmin('/admin/login?next=//evil.example/admin');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/admin');
});

it('opens the queue dashboard with a cookie of its own', async () => {
  const api = fakeApi({
    ...orders,
    'POST /api/admin/login': welcome,
    'POST /api/admin/ops-session': () => ({ status: 204 }),
  });
  renderAdmin('/admin/login?next=/ops/queues');
  await signIn();
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/ops/queues'));
  expect(api.asked('POST /api/admin/ops-session')).toHaveLength(1);
});

it('offers to try again when the dashboard does not open', async () => {
  const api = fakeApi({
    ...orders,
    'POST /api/admin/ops-session': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  signedIn();
  renderAdmin('/admin/login?next=/ops/queues');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
  api.handlers['POST /api/admin/ops-session'] = () => ({ status: 204 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/ops/queues'));
});
