import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, anAdmin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const times = { createdAt: '2026-11-20T08:12:00.000Z', lastSeenAt: '2026-11-20T09:00:00.000Z' };
const sessions = [
  { id: '1', device: 'Firefox on Linux', network: '203.0.113.0/24', current: true, ...times },
  { id: '2', device: 'Safari on iOS', network: '198.51.100.0/24', current: false, ...times },
  { id: '3', device: null, network: null, current: false, ...times },
];
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/sessions': () => ({ body: sessions }),
  'GET /api/admin/passkeys': () => ({ body: [] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows address, role and the previous sign-in', async () => {
  fakeApi({
    ...answers,
    'GET /api/admin/me': () => ({ body: { ...anAdmin('sales'), lastLoginAt: '2026-11-20T08:12:00.000Z' } }),
  });
  renderAdmin('/admin/profile');
  expect(await screen.findByText(admin.email, { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Sales')).toBeVisible();
  expect(screen.getByText(/^Nov 20, 2026, \d/)).toBeVisible();
});

it('changes the name, keeps a refused name, and shows the new one in the bar', async () => {
  let name = admin.name;
  const api = fakeApi({
    ...answers,
    'GET /api/admin/me': () => ({ body: { ...admin, name } }),
    'PUT /api/admin/me': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/profile');
  const field = await screen.findByLabelText('Name');
  expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'Clara Maria Vogt');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your name could not be saved. Please try again later');
  expect(field).toHaveValue('Clara Maria Vogt');
  api.handlers['PUT /api/admin/me'] = ({ body }) => {
    ({ name } = body as { name: string });
    return { body: { ...admin, name } };
  };
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name was saved.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /your profile$/ })).toHaveTextContent('Clara Maria Vogt'),
  );
});

it('opens the dialog that changes the password', async () => {
  fakeApi(answers);
  renderAdmin('/admin/profile');
  const [, inSection] = await screen.findAllByRole('button', { name: 'Change password' });
  if (!inSection) throw new Error('The screen has no button of its own');
  await userEvent.click(inSection);
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
});

it('shows where the person is signed in, and ends a session, or all others', async () => {
  let left = sessions;
  const api = fakeApi({
    ...answers,
    'GET /api/admin/sessions': () => ({ body: left }),
    'DELETE /api/admin/sessions/2': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/profile');
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
  renderAdmin('/admin/profile');
  const all = await screen.findByRole('button', { name: 'End all other sessions' });
  api.handlers['GET /api/admin/sessions'] = () => ({ body: sessions.slice(0, 1) });
  await userEvent.click(all);
  expect(await screen.findByText('All other sessions are ended.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
});
