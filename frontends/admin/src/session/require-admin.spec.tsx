import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  toDetail,
  fakeApi,
  refusal,
  renderAdmin,
  signedIn,
  tokenFor,
} from '../testing/index.js';

const order = anOrder(1);
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([order]) }),
  'GET /api/orders/*': () => ({ body: toDetail(order) }),
  'POST /api/admin/login': () => ({ body: { token: tokenFor(3600), admin, expiresIn: 3600 } }),
  'POST /api/admin/logout': () => ({ status: 204 }),
};

afterEach(() => session.clear());

async function enterPassword(scope: ReturnType<typeof within>) {
  await userEvent.type(scope.getByLabelText('Password'), 'right');
  await userEvent.click(scope.getByRole('button', { name: 'Sign in' }));
}

it('verifies the token before anything is shown', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => new Promise(() => undefined) });
  signedIn();
  renderAdmin('/admin/orders');
  expect(await screen.findByText('Verifying authentication...')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
});

it('redirects to the sign-in without a history entry, and back to the requested screen', async () => {
  fakeApi(answers);
  const before = history.length;
  renderAdmin('/admin/orders?status=pending');
  await userEvent.type(await screen.findByLabelText('Email'), admin.email);
  expect(address()).toBe('/admin/login');
  expect(history.length).toBe(before);
  await enterPassword(within(document.body));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(address()).toBe('/admin/orders?status=pending');
});

it('a token that the server refuses leads to the sign-in', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => refusal(401, 'INVALID_TOKEN', 'Please sign in again') });
  signedIn();
  renderAdmin('/admin/orders');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(session.token()).toBeNull();
});

it.each(['TOKEN_EXPIRED', 'INVALID_TOKEN'])(
  '%s from any call ends the session, and signing in returns to the screen',
  async (code) => {
    const api = fakeApi({ ...answers, 'GET /api/orders': () => refusal(401, code, 'Please sign in again') });
    signedIn();
    renderAdmin('/admin/orders?status=pending');
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(session.token()).toBeNull();
    api.handlers['GET /api/orders'] = answers['GET /api/orders'];
    await userEvent.type(await screen.findByLabelText('Email'), admin.email);
    await enterPassword(within(document.body));
    await waitFor(() => expect(address()).toBe('/admin/orders?status=pending'));
  },
);

it.each([
  ['without three parts', () => 'one.two'],
  ['that is over', () => tokenFor(-1)],
])('a token %s is not sent to the server', async (_what, token) => {
  const api = fakeApi(answers);
  session.set(token());
  renderAdmin('/admin/orders');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(api.asked('GET /api/admin/me')).toEqual([]);
});

it('signs out', async () => {
  const api = fakeApi(answers);
  signedIn();
  renderAdmin('/admin/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(api.asked('POST /api/admin/logout')).toHaveLength(1));
  expect(session.token()).toBeNull();
});

it('asks for the password over an open form, and loses nothing typed', async () => {
  const api = fakeApi(answers);
  signedIn();
  renderAdmin(`/admin/orders?order=${order.id}`);
  await userEvent.type(await screen.findByLabelText('Admin notes'), 'Called');
  await act(() => Promise.resolve(session.end('expired')));

  const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  api.handlers['POST /api/admin/login'] = () => refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password');
  await enterPassword(again);
  expect(await again.findByRole('alert')).toHaveTextContent('Invalid email or password');
  api.handlers['POST /api/admin/login'] = answers['POST /api/admin/login'];
  await userEvent.click(again.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull());
  expect(screen.getByLabelText('Admin notes')).toHaveValue('Called');
  expect(api.asked('POST /api/admin/login')[0]?.body).toEqual({ email: admin.email, password: 'right' });
});
