import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, refusal, renderAdmin, signedIn, tokenFor } from '../../testing/index.js';

const refused = () => refusal(403, 'STEP_UP_REQUIRED', 'Please confirm first that it is still you');
const invitation = {
  id: '2',
  email: 'clara@vitrine.example',
  name: 'Clara',
  role: 'sales',
  state: 'invited',
  invitation: null,
  secondFactor: { passkeys: 0, totp: false },
  lastLoginAt: null,
  createdAt: '2026-11-21T08:12:00.000Z',
  version: 1,
};
const renewed = tokenFor(3500);

afterEach(() => session.clear());

/** The API accepts an invitation only with the renewed token. */
function startInviting(secondFactor = admin.secondFactor) {
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: { ...admin, secondFactor } }),
    'GET /api/admin/staff': () => ({ body: [] }),
    'POST /api/admin/staff/invitations': ({ headers }) =>
      headers.get('Authorization') === `Bearer ${renewed}` ? { status: 201, body: invitation } : refused(),
    'POST /api/admin/step-up': () => ({ body: { token: renewed, expiresIn: 3600 } }),
  });
  signedIn();
  renderAdmin('/admin/team?person=new');
  return api;
}

async function sendInvitation() {
  const form = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await userEvent.type(form.getByLabelText('Email'), invitation.email);
  await userEvent.type(form.getByLabelText('Name'), invitation.name);
  await userEvent.selectOptions(form.getByLabelText('Role'), 'sales');
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
}

it('asks for the password over the form, and sends what was typed once it is right', async () => {
  const api = startInviting();
  const asked = await sendInvitation();
  expect(asked.getByLabelText('Password')).toHaveFocus();
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(await asked.findByText('Password is required')).toBeVisible();
  api.handlers['POST /api/admin/step-up'] = () =>
    refusal(400, 'VALIDATION_FAILED', 'This password is not right', [
      { field: 'password', message: 'This password is not right' },
    ]);
  await userEvent.type(asked.getByLabelText('Password'), 'wrong');
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(await asked.findByText('This password is not right')).toBeVisible();
  api.handlers['POST /api/admin/step-up'] = () => ({ body: { token: renewed, expiresIn: 3600 } });
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = api.asked('POST /api/admin/staff/invitations');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(session.token()).toBe(renewed);
});

it('asks an account with an authenticator app for its code', async () => {
  const api = startInviting({ passkeys: 0, totp: true, recoveryCodes: 10 });
  const asked = await sendInvitation();
  await userEvent.type(asked.getByLabelText('Code of your authenticator app'), '123 456');
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked('POST /api/admin/step-up')[0]?.body).toEqual({ code: '123456' });
});

it('leaves the form as it was when the dialog is cancelled', async () => {
  startInviting();
  const asked = await sendInvitation();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  expect(await form.findByText(/Please confirm first that it is still you/)).toBeVisible();
  expect(form.getByLabelText('Email')).toHaveValue(invitation.email);
});

it('is no longer asked for when the session ended meanwhile and somebody signed in again', async () => {
  const api = startInviting();
  await sendInvitation();
  await act(() => Promise.resolve(session.end('expired')));
  api.handlers['POST /api/admin/login'] = () => ({ body: { token: renewed, admin, expiresIn: 3600 } });
  const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await userEvent.type(again.getByLabelText('Password'), 'right');
  await userEvent.click(again.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked('POST /api/admin/staff/invitations')).toHaveLength(2);
});
