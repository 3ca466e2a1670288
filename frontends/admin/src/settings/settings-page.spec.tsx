import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { SystemState } from './calls/get-system.js';

const system: SystemState = {
  versions: { product: '1.0.0', node: '24.21.0', postgresql: '18.4' },
  queues: [
    { name: 'mail', waiting: 1200, active: 2, delayed: 3, failed: 0 },
    { name: 'upkeep', waiting: 0, active: 0, delayed: 0, failed: 4 },
  ],
  mails: { pending: 7, failed: 2, oldestDueSeconds: 185 },
  storage: { databaseBytes: 52_428_800, mediaBytes: 1_048_576, mediaFiles: 12 },
  lastBackupAt: null,
};
const times = { createdAt: '2026-11-20T08:12:00.000Z', lastSeenAt: '2026-11-20T09:00:00.000Z' };
const sessions = [
  { id: '1', device: 'Firefox on Linux', network: '203.0.113.0/24', current: true, ...times },
  { id: '2', device: 'Safari on iOS', network: '198.51.100.0/24', current: false, ...times },
  { id: '3', device: null, network: null, current: false, ...times },
];
const answers = {
  'GET /api/admin/me': () => ({ body: { ...admin, lastLoginAt: '2026-11-20T08:12:00.000Z' } }),
  'GET /api/admin/system': () => ({ body: system }),
  'POST /api/admin/logout': () => ({ status: 204 }),
  'GET /api/admin/sessions': () => ({ body: sessions }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const fact = async (name: string, place = 0) =>
  (await screen.findAllByText(name, { selector: 'dt' }))[place]?.nextElementSibling;

it('shows the company, who is signed in, and the true sign-in before this one', async () => {
  fakeApi(answers);
  renderAdmin('/admin/settings');
  expect(await fact('Company name')).toHaveTextContent('Vitrine');
  expect(screen.getByRole('link', { name: /^https:/ })).toBeVisible();
  expect(await fact('Admin email')).toHaveTextContent(admin.email);
  expect(await fact('Version')).toHaveTextContent(/^1\.0\.0$/);
  expect(await fact('Site description')).not.toBeEmptyDOMElement();
  expect(await fact('Last login')).toHaveTextContent(/^Nov 20, 2026, \d/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says when there was no sign-in before', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: admin }) });
  renderAdmin('/admin/settings');
  expect(await fact('Last login')).toHaveTextContent('This is the first');
});

it('logs out and leads to the sign-in', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/settings');
  await userEvent.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(session.token()).toBeNull();
  await waitFor(() => expect(api.asked('POST /api/admin/logout')).toHaveLength(1));
});

it('shows versions, queues, mails, storage and the last backup', async () => {
  const api = fakeApi(answers);
  const { unmount } = renderAdmin('/admin/settings');
  expect(await screen.findByText('1.0.0 (Node.js 24.21.0, PostgreSQL 18.4)')).toBeVisible();
  expect(screen.getByRole('row', { name: 'mail 1,200 2 3 0' })).toBeVisible();
  expect(await fact('Mails waiting')).toHaveTextContent('7, the oldest for 3 min');
  expect(await fact('Dead letters')).toHaveTextContent('2');
  expect(await fact('Storage used')).toHaveTextContent('Database 50 MB, 12 uploaded files 1 MB');
  expect(await fact('Last backup')).toHaveTextContent('None known');

  unmount();
  api.handlers['GET /api/admin/system'] = () => ({
    body: { ...system, queues: null, lastBackupAt: '2026-11-19T02:00:00.000Z' },
  });
  renderAdmin('/admin/settings');
  expect(await screen.findByText('The queues cannot be reached at the moment.')).toBeVisible();
  expect(await fact('Last backup')).toHaveTextContent(/^Nov 19, 2026/);
});

it('shows where one is signed in, and ends a session, or all others', async () => {
  let left = sessions;
  const api = fakeApi({
    ...answers,
    'GET /api/admin/sessions': () => ({ body: left }),
    'DELETE /api/admin/sessions/2': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/settings');
  expect((await screen.findByText('Firefox on Linux')).closest('li')).toHaveTextContent(
    /This session.*From 203\.0\.113\.0\/24, signed in Nov 20, 2026.*last used Nov 20, 2026/,
  );
  const endSafari = () => screen.getByRole('button', { name: 'End the session of Safari on iOS' });
  await userEvent.click(endSafari());
  expect(await screen.findByRole('alert')).toHaveTextContent('The session could not be ended. Please try again later');
  api.handlers['DELETE /api/admin/sessions/2'] = () => {
    left = left.filter(({ id }) => id !== '2');
    return { status: 204 };
  };
  await userEvent.click(endSafari());
  expect(await screen.findByText('Safari on iOS is signed out.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

it('ends all other sessions at once', async () => {
  const api = fakeApi({ ...answers, 'DELETE /api/admin/sessions': () => ({ status: 204 }) });
  renderAdmin('/admin/settings');
  const all = await screen.findByRole('button', { name: 'End all other sessions' });
  api.handlers['GET /api/admin/sessions'] = () => ({ body: sessions.slice(0, 1) });
  await userEvent.click(all);
  expect(await screen.findByText('All other sessions are ended.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
});

it('tells that the state of the system could not be loaded', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/system': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/settings');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
  api.handlers['GET /api/admin/system'] = answers['GET /api/admin/system'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await fact('Dead letters')).toHaveTextContent('2');
});
