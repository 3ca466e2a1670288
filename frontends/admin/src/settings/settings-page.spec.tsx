import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, emptyDashboard, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
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
const ATTENTION = 'GET /api/admin/attention';
const answers = {
  [ATTENTION]: emptyDashboard[ATTENTION],
  'GET /api/admin/me': () => ({ body: { ...admin, lastLoginAt: '2026-11-20T08:12:00.000Z' } }),
  'GET /api/admin/system': () => ({ body: system }),
  'POST /api/admin/logout': () => ({ status: 204 }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const fact = async (name: string, place = 0) =>
  (await screen.findAllByText(name, { selector: 'dt' }))[place]?.nextElementSibling;

it('shows the company, who is signed in, and the actual previous sign-in', async () => {
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

it('says that there was no previous sign-in', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: admin }) });
  renderAdmin('/admin/settings');
  expect(await fact('Last login')).toHaveTextContent('This is the first');
});

it('logs out and goes to the sign-in', async () => {
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

it('says that the state of the system could not be loaded', async () => {
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

it('requests the state of the system only for people who may read it', async () => {
  const permissions = admin.permissions.filter((name) => name !== 'operations:read');
  const api = fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin/settings');
  expect(await fact('Company name')).toHaveTextContent('Vitrine');
  expect(screen.queryByRole('heading', { name: 'Operations' })).toBeNull();
  expect(api.asked('GET /api/admin/system')).toHaveLength(0);
});

it.each([true, false])('says whether the site shows the sample contact details: %p', async (sampleContact) => {
  fakeApi({ ...answers, [ATTENTION]: () => ({ body: { ...emptyDashboard[ATTENTION]().body, sampleContact } }) });
  renderAdmin('/admin/settings');
  await fact('Company name');
  if (sampleContact)
    expect(await screen.findByRole('link', { name: 'Enter yours' })).toHaveAttribute('href', '/admin/settings/house');
  else expect(screen.queryByText(/sample contact details/)).toBeNull();
});
