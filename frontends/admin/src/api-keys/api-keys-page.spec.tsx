import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { ApiKey } from './api-key-calls.js';

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: '7',
  name: 'ERP',
  prefix: 'vt_Xy3kQ9',
  permissions: ['orders:read'],
  createdAt: '2026-11-01T08:12:00.000Z',
  createdBy: 'owner@vitrine.example',
  expiresAt: null,
  lastUsedAt: null,
  ...changes,
});
const SECRET = `vt_${'a'.repeat(43)}`;
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/api-keys': () => ({ body: [aKey()] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows what each key may do, when it was last used and until when it works', async () => {
  fakeApi({
    ...answers,
    'GET /api/admin/api-keys': () => ({
      body: [aKey(), aKey({ id: '8', name: 'Old', expiresAt: '2020-01-01T00:00:00.000Z' })],
    }),
  });
  renderAdmin('/admin/api-keys');
  const row = within((await screen.findByText('ERP')).closest('tr') as HTMLElement);
  for (const text of ['vt_Xy3kQ9…', 'orders:read', 'Never', 'It is revoked', 'owner@vitrine.example'])
    expect(row.getByText(text)).toBeVisible();
  expect(within(screen.getByText('Old').closest('tr') as HTMLElement).getByText('Over')).toBeVisible();
});

it('creates a key with chosen permissions, keeps what was typed when it is refused, and shows the key once', async () => {
  const user = userEvent.setup();
  const api = fakeApi({
    ...answers,
    'POST /api/admin/api-keys': () => refusal(503, 'UNAVAILABLE', 'The service is temporarily unavailable'),
  });
  renderAdmin('/admin/api-keys');
  await user.click(await screen.findByRole('link', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Please choose at least one permission')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'ERP');
  await user.click(dialog.getByLabelText(/^See orders/));
  await user.click(dialog.getByLabelText(/^Follow events/));
  expect(dialog.queryByLabelText(/staff:write/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText(/could not be made.*temporarily unavailable/)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('ERP');

  api.handlers['POST /api/admin/api-keys'] = () => ({ status: 201, body: { ...aKey(), key: SECRET } });
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The key of ERP' }));
  expect(shown.getByLabelText('API key')).toHaveValue(SECRET);
  expect(api.asked('POST /api/admin/api-keys').at(-1)?.body).toEqual({
    name: 'ERP',
    permissions: ['orders:read', 'events:read'],
    expiresAt: null,
  });
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});

it('says which of the chosen permissions a program has without step-up', async () => {
  const user = userEvent.setup();
  fakeApi(answers);
  renderAdmin('/admin/api-keys');
  await user.click(await screen.findByRole('link', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  const NEVER_ASKED = /A program with this key is never asked/;
  await user.click(dialog.getByLabelText(/^See orders/));
  expect(dialog.queryByText(NEVER_ASKED)).not.toBeInTheDocument();
  for (const label of [/^Export orders/, /^See all that customers gave/, /^Erase all/, /^Manage webhooks/])
    await user.click(dialog.getByLabelText(label));
  expect(dialog.getByText(NEVER_ASKED)).toHaveTextContent(
    'before they use orders:export, customers:decrypt, privacy:erase, webhooks:write.',
  );
});

it('revokes after a confirmation, which shows a refusal', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/admin/api-keys/7': () => refusal(500, 'INTERNAL', 'Something went wrong on our side'),
  });
  renderAdmin('/admin/api-keys');
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the key of ERP' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the key of ERP?' }));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await question.findByText(/could not be revoked/)).toBeVisible();
  api.handlers['DELETE /api/admin/api-keys/7'] = () => ({ status: 204 });
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No program has a key yet')).toBeVisible();
});
