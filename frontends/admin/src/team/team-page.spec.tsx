import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, anAdmin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Person } from './team-calls.js';

const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: '2',
  email: 'anna@vitrine.example',
  name: 'Anna Berg',
  role: 'sales',
  state: 'active',
  invitation: null,
  secondFactor: { passkeys: 0, totp: false },
  lastLoginAt: '2026-11-20T08:12:00.000Z',
  createdAt: '2026-11-01T08:12:00.000Z',
  version: 1,
  ...changes,
});
const self = aPerson({ id: admin.id, email: admin.email, name: admin.name, role: 'owner' });
const invited = aPerson({
  id: '3',
  email: 'ben@vitrine.example',
  name: 'Ben Krug',
  state: 'invited',
  lastLoginAt: null,
  invitation: { expiresAt: '2099-11-24T08:12:00.000Z', mail: { status: 'sent', sentAt: null, error: null } },
});

const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/staff': () => ({ body: [aPerson(), invited, self] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td' })).closest('tr') as HTMLElement);

it('shows name, role, state, second factor and last sign-in of each account', async () => {
  fakeApi({
    ...answers,
    'GET /api/admin/staff': () => ({
      body: [
        aPerson({ secondFactor: { passkeys: 2, totp: true } }),
        aPerson({ id: '4', name: null, email: 'carl@vitrine.example', state: 'suspended', lastLoginAt: null }),
        invited,
        self,
      ],
    }),
  });
  renderAdmin('/admin/team');
  const anna = await row('Anna Berg');
  for (const text of ['anna@vitrine.example', 'Sales', 'Active', '2 passkeys, app', /^Nov 20/])
    expect(anna.getByText(text)).toBeVisible();
  const carl = await row('carl@vitrine.example');
  for (const text of ['Suspended', 'None', 'Never', 'Reactivate']) expect(carl.getByText(text)).toBeVisible();
  expect((await row('Ben Krug')).getByText(/^Link works until Nov 24, 2099/)).toBeVisible();
  expect((await row('Clara Vogt')).getByText('(you)')).toBeVisible();
});

it('invites a colleague, and shows at the field that the address is taken', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/staff/invitations': () =>
      refusal(409, 'STAFF_EXISTS', 'There is an account with this email address already'),
  });
  renderAdmin('/admin/team');
  await userEvent.click(await screen.findByRole('link', { name: 'Invite a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Email is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Email'), 'dora@vitrine.example');
  await userEvent.type(dialog.getByLabelText('Name'), 'Dora Lenz');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'editor');
  expect(dialog.getByText(/Keeps the catalogue/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('There is an account with this email address already')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Dora Lenz');

  const dora = { ...invited, id: '5', email: 'dora@vitrine.example', name: 'Dora Lenz', role: 'editor' };
  api.handlers['POST /api/admin/staff/invitations'] = () => ({ status: 201, body: dora });
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Dora Lenz is invited: the mail is on its way.')).toBeInTheDocument();
  expect((await row('Dora Lenz')).getByText('Editor')).toBeVisible();
  expect(api.asked('POST /api/admin/staff/invitations').at(-1)?.body).toEqual({
    email: 'dora@vitrine.example',
    name: 'Dora Lenz',
    role: 'editor',
  });
});

it('changes a role and says what that does, and names the last owner as the reason of a refusal', async () => {
  const api = fakeApi({
    ...answers,
    'PUT /api/admin/staff/2': ({ body }) => ({ body: aPerson({ ...(body as object), version: 2 }) }),
    'PUT /api/admin/staff/1': () => refusal(409, 'LAST_OWNER', 'This is the last active owner'),
  });
  renderAdmin('/admin/team');
  await userEvent.click((await row('Anna Berg')).getByRole('link', { name: 'Edit Anna Berg' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Edit Anna Berg' }));
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
  expect(dialog.getByText('The change signs this person out everywhere.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Anna Berg was saved.')).toBeInTheDocument();
  expect(api.asked('PUT /api/admin/staff/2')[0]?.body).toEqual({ role: 'manager', version: 1 });
  expect((await row('Anna Berg')).getByText('Manager')).toBeVisible();

  await userEvent.click((await row('Clara Vogt')).getByRole('link', { name: 'Edit Clara Vogt' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Edit Clara Vogt' }));
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
  expect(dialog.getByText('You are signed out at once.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await dialog.findByText('This is the last active owner')).toBeVisible();
});

it('suspends after a confirmation and reactivates at once; shows a refusal in the row', async () => {
  let anna = aPerson();
  const api = fakeApi({
    ...answers,
    'GET /api/admin/staff': () => ({ body: [anna] }),
    'PUT /api/admin/staff/2': ({ body }) => {
      anna = aPerson({ ...(body as object), version: 2 });
      return { body: anna };
    },
  });
  renderAdmin('/admin/team');
  await userEvent.click((await row('Anna Berg')).getByRole('button', { name: 'Suspend Anna Berg' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Anna Berg?' }));
  await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Anna Berg is suspended and signed out everywhere.')).toBeInTheDocument();
  api.handlers['PUT /api/admin/staff/2'] = () => refusal(503, 'UNAVAILABLE', 'Please try again later');
  const reactivate = () =>
    row('Anna Berg').then((found) => found.getByRole('button', { name: 'Reactivate Anna Berg' }));
  await userEvent.click(await reactivate());
  expect((await screen.findAllByText(/Anna Berg could not be reactivated\. Please try again later/))[0]).toBeVisible();
  expect(await reactivate()).toBeVisible();
});

it('removes a lost second factor after a confirmation', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/staff': () => ({ body: [aPerson({ secondFactor: { passkeys: 0, totp: true } }), self] }),
    'DELETE /api/admin/second-factors/2': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/team');
  const reset = 'Reset the second factor of Anna Berg';
  await userEvent.click((await row('Anna Berg')).getByRole('button', { name: reset }));
  const question = within(await screen.findByRole('alertdialog', { name: `${reset}?` }));
  await userEvent.click(question.getByRole('button', { name: 'Reset' }));
  expect(await question.findByText(/could not be reset\. Please try again later/)).toBeVisible();
  api.handlers['DELETE /api/admin/second-factors/2'] = () => ({ status: 204 });
  await userEvent.click(question.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText(/^Anna Berg has no second factor any more/)).toBeInTheDocument();
  expect((await row('Anna Berg')).getByText('None')).toBeVisible();
  expect((await row('Anna Berg')).queryByRole('button', { name: reset })).toBeNull();
});

it('resends an invitation, and revokes it after a confirmation', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/staff/invitations/3/resend': () => ({
      status: 202,
      body: {
        ...invited,
        invitation: { ...invited.invitation, mail: { status: 'failed', sentAt: null, error: null } },
      },
    }),
    'DELETE /api/admin/staff/invitations/3': () => ({ status: 204 }),
  });
  renderAdmin('/admin/team');
  await userEvent.click((await row('Ben Krug')).getByRole('button', { name: 'Resend the invitation of Ben Krug' }));
  expect(await screen.findByText('The invitation of Ben Krug is on its way again.')).toBeInTheDocument();
  expect((await row('Ben Krug')).getByText('Mail not delivered')).toBeVisible();
  await userEvent.click((await row('Ben Krug')).getByRole('button', { name: 'Revoke the invitation of Ben Krug' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Ben Krug', { selector: 'td' })).toBeNull());
  expect(api.asked('DELETE /api/admin/staff/invitations/3')).toHaveLength(1);
});

it('is read-only for people who may not change it', async () => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: anAdmin('operations') }) });
  renderAdmin('/admin/team?person=new');
  expect((await row('Anna Berg')).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
