import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  emptyDashboard,
  fakeApi,
  refusal,
  renderAdmin,
  signedIn,
  toDetail,
  tokenFor,
} from '../../testing/index.js';

const order = anOrder(1);
const asksForMore = () => ({
  status: 401,
  body: {
    statusCode: 401,
    code: 'SECOND_FACTOR_REQUIRED',
    error: 'The password is right. Please take the second step of the sign-in, too',
    challenge: 'challenge-1',
    methods: ['totp', 'recovery'],
  },
});
const answers = {
  ...emptyDashboard,
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([order]) }),
  'GET /api/orders/*': () => ({ body: toDetail(order) }),
  'POST /api/admin/login': asksForMore,
  'POST /api/admin/login/second-factor': () => ({ body: { token: tokenFor(3600), admin, expiresIn: 3600 } }),
};

afterEach(() => session.clear());

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Email'), admin.email);
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
const enterCode = async (code: string) => {
  const field = await screen.findByLabelText('Code of your authenticator app');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('follows the password and accepts the code of the app', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/login');
  await enterPassword();
  expect(await screen.findByLabelText('Code of your authenticator app')).toHaveFocus();
  await enterCode('12345');
  expect(await screen.findByText('Please enter the six digits that your authenticator app shows')).toBeVisible();
  await enterCode('123 456');
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(api.asked('POST /api/admin/login/second-factor')[0]?.body).toEqual({
    challenge: 'challenge-1',
    code: '123456',
  });
});

it('accepts a recovery code as well', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/login');
  await enterPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'k7qm-2xah-94td');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(api.asked('POST /api/admin/login/second-factor')[0]?.body).toEqual({
    challenge: 'challenge-1',
    recoveryCode: 'K7QM2XAH94TD',
  });
});

it('says what is wrong and keeps the code; after it expired the password is needed again', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/login/second-factor': () => refusal(401, 'INVALID_CREDENTIALS', 'This code is not right'),
  });
  renderAdmin('/admin/login');
  await enterPassword();
  await enterCode('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right');
  expect(screen.getByLabelText('Code of your authenticator app')).toHaveValue('111111');
  api.handlers['POST /api/admin/login/second-factor'] = () =>
    refusal(401, 'CHALLENGE_OVER', 'This sign-in took too long');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long');
  expect(screen.getByLabelText('Email')).toHaveValue(admin.email);
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

it('appears over an open form, too, which stays as it is', async () => {
  fakeApi(answers);
  signedIn();
  renderAdmin(`/admin/orders?order=${order.id}`);
  await userEvent.type(await screen.findByLabelText('Admin notes'), 'Called');
  await act(() => Promise.resolve(session.end('expired')));
  const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await userEvent.type(again.getByLabelText('Password'), 'right');
  await userEvent.click(again.getByRole('button', { name: 'Sign in' }));
  await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull());
  expect(screen.getByLabelText('Admin notes')).toHaveValue('Called');
});
