import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, n) => `K7QM-2XAH-94T${n}`);
const withApp = { passkeys: 0, totp: true, recoveryCodes: 10 };

let secondFactor = admin.secondFactor;
let mustEnrol = false;
const answers = {
  'GET /api/admin/me': () => ({ body: { ...admin, secondFactor, mustEnrol } }),
  'GET /api/admin/sessions': () => ({ body: [] }),
  'GET /api/admin/passkeys': () => ({ body: [] }),
  'POST /api/admin/totp': () => ({ body: { secret: SECRET, uri: `otpauth://totp/Vitrine:a?secret=${SECRET}` } }),
  'POST /api/admin/totp/confirm': () => {
    secondFactor = withApp;
    mustEnrol = false;
    return { body: { recoveryCodes: CODES } };
  },
  'DELETE /api/admin/totp': () => {
    secondFactor = admin.secondFactor;
    return { status: 204 };
  },
  'POST /api/admin/recovery-codes': () => ({ body: { recoveryCodes: CODES } }),
};

beforeEach(() => {
  secondFactor = { passkeys: 0, totp: false, recoveryCodes: 0 };
  mustEnrol = false;
  signedIn();
});
afterEach(() => session.clear());

it('sets up an authenticator app by a QR code or a key, and shows the recovery codes once', async () => {
  const user = userEvent.setup();
  const api = fakeApi(answers);
  renderAdmin('/admin/profile');
  await user.click(await screen.findByRole('button', { name: 'Set up the app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  expect(await dialog.findByTitle('QR code for your authenticator app')).toBeInTheDocument();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);

  api.handlers['POST /api/admin/totp/confirm'] = () =>
    refusal(400, 'VALIDATION_FAILED', 'This code is not right', [{ field: 'code', message: 'This code is not right' }]);
  await user.type(dialog.getByLabelText('Code that the app shows'), '111 111');
  await user.click(dialog.getByRole('button', { name: 'Confirm the app' }));
  expect(await dialog.findByText('This code is not right')).toBeVisible();
  api.handlers['POST /api/admin/totp/confirm'] = answers['POST /api/admin/totp/confirm'];
  await user.click(dialog.getByRole('button', { name: 'Confirm the app' }));

  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.keyboard('{Escape}');
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'));
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('10 that you have not used.')).toBeVisible();
  expect(api.asked('POST /api/admin/totp')).toHaveLength(1);
});

it('says why the setup could not begin, and retries', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/totp': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Set up the app' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The setup could not begin. Please try again later');
  api.handlers['POST /api/admin/totp'] = answers['POST /api/admin/totp'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Code that the app shows')).toBeVisible();
});

it('removes the app after a confirmation', async () => {
  secondFactor = withApp;
  fakeApi(answers);
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the authenticator app?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not set up.')).toBeVisible();
});

it('generates new recovery codes after a confirmation', async () => {
  secondFactor = { ...withApp, recoveryCodes: 0 };
  fakeApi(answers);
  renderAdmin('/admin/profile');
  expect(await screen.findByText('None is left: make new ones.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make new recovery codes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Make new codes' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
});

it('is shown before everything else when the account must have a second factor', async () => {
  mustEnrol = true;
  const api = fakeApi(answers);
  renderAdmin('/admin/profile');
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  expect(api.asked('GET /api/admin/sessions')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
});
