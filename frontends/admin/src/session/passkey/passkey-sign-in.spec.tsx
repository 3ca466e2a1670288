import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  ANSWER_TEXT,
  aPage,
  emptyDashboard,
  fakeApi,
  fakePasskeys,
  refusal,
  removePasskeys,
  renderAdmin,
  signedIn,
  tokenFor,
} from '../../testing/index.js';

const welcome = () => ({ body: { token: tokenFor(3600), admin, expiresIn: 3600 } });
const asked = () => ({ body: { challenge: 'AQID', rpId: 'localhost', allowCredentials: [] } });
const answers = {
  ...emptyDashboard,
  'GET /api/orders': () => ({ body: aPage([]) }),
  'GET /api/admin/me': () => ({ body: admin }),
  'POST /api/admin/login': () => ({
    status: 401,
    body: {
      statusCode: 401,
      code: 'SECOND_FACTOR_REQUIRED',
      error: 'The password is right',
      challenge: 'challenge-1',
      methods: ['totp', 'passkey', 'recovery'],
    },
  }),
  'POST /api/admin/login/passkey/options': asked,
  'POST /api/admin/login/passkey': welcome,
  'POST /api/admin/login/second-factor': welcome,
};
const proof = {
  id: ANSWER_TEXT,
  rawId: ANSWER_TEXT,
  type: 'public-key',
  response: { clientDataJSON: ANSWER_TEXT, authenticatorData: ANSWER_TEXT, signature: ANSWER_TEXT },
};

afterEach(() => {
  session.clear();
  removePasskeys();
});

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Email'), admin.email);
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs in by the passkey alone', async () => {
  fakePasskeys();
  const api = fakeApi(answers);
  renderAdmin('/admin/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(api.asked('POST /api/admin/login/passkey')[0]?.body).toMatchObject({ passkey: proof });
});

it('is not offered where the browser cannot use passkeys', async () => {
  fakeApi(answers);
  renderAdmin('/admin/login');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

it('says why it failed, and offers the password as an alternative', async () => {
  fakePasskeys('NotAllowedError');
  const api = fakeApi(answers);
  renderAdmin('/admin/login');
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser was closed without a passkey');
  fakePasskeys();
  api.handlers['POST /api/admin/login/passkey'] = () =>
    refusal(401, 'INVALID_CREDENTIALS', 'This passkey was not accepted');
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This passkey was not accepted'));
  await enterPassword();
  expect(await screen.findByRole('button', { name: 'Continue with your passkey' })).toBeVisible();
});

it('is offered first as the second step, with a code as an alternative', async () => {
  fakePasskeys();
  const api = fakeApi(answers);
  renderAdmin('/admin/login');
  await enterPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Use your authenticator app' }));
  expect(await screen.findByLabelText('Code of your authenticator app')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Use your passkey' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with your passkey' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(api.asked('POST /api/admin/login/passkey/options')[0]?.body).toEqual({ challenge: 'challenge-1' });
  expect(api.asked('POST /api/admin/login/second-factor')[0]?.body).toMatchObject({
    challenge: 'challenge-1',
    passkey: proof,
  });
});

it('says in the second step that this browser has no passkey, with the alternatives', async () => {
  const api = fakeApi(answers);
  api.handlers['POST /api/admin/login'] = () => ({
    status: 401,
    body: { ...answers['POST /api/admin/login']().body, methods: ['passkey'] },
  });
  renderAdmin('/admin/login');
  await enterPassword();
  expect(await screen.findByText(/^Your account has a passkey, and this browser has none/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

it('is used for step-up', async () => {
  fakePasskeys();
  const renewed = tokenFor(3500);
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: { ...admin, secondFactor: { passkeys: 1, totp: true, recoveryCodes: 10 } } }),
    'GET /api/admin/sessions': () => ({ body: [] }),
    'GET /api/admin/passkeys': () => ({ body: [] }),
    'POST /api/admin/recovery-codes': ({ headers }) =>
      headers.get('Authorization') === `Bearer ${renewed}`
        ? { body: { recoveryCodes: ['K7QM-2XAH-94TD'] } }
        : refusal(403, 'STEP_UP_REQUIRED', 'Please confirm first that it is still you'),
    'POST /api/admin/step-up/passkey/options': asked,
    'POST /api/admin/step-up': () => ({ body: { token: renewed, expiresIn: 3600 } }),
  });
  signedIn();
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make new recovery codes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Make new codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use your authenticator app' }));
  expect(await dialog.findByLabelText('Code of your authenticator app')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use your passkey' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm with your passkey' }));
  expect(await screen.findByText('K7QM-2XAH-94TD')).toBeVisible();
  expect(api.asked('POST /api/admin/step-up')[0]?.body).toMatchObject({ passkey: proof });
});
