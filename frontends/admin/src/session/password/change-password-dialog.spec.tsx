import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, aPage, fakeApi, refusal, renderAdmin, signedIn } from '../../testing/index.js';

const answers = { 'GET /api/admin/me': () => ({ body: admin }), 'GET /api/orders': () => ({ body: aPage([]) }) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  session.clear();
  jest.useRealTimers();
});

const newUser = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

async function fill(user: ReturnType<typeof newUser>, current: string, fresh: string, again: string) {
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: current } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: fresh } });
  fireEvent.change(screen.getByLabelText('Confirm new password'), { target: { value: again } });
  const dialog = within(screen.getByRole('dialog', { name: 'Change password' }));
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
}

it('says that the new passwords differ or are too short', async () => {
  fakeApi(answers);
  signedIn();
  renderAdmin('/admin/orders');
  await fill(newUser(), 'old one', 'short', 'shorter');
  expect(await screen.findByText('New password must be between 12 and 128 characters')).toBeVisible();
  expect(screen.getByText('New passwords do not match')).toBeVisible();
});

it('says why a password is easy to guess, before it is sent', async () => {
  const api = fakeApi(answers);
  signedIn();
  renderAdmin('/admin/orders');
  await fill(newUser(), 'old one', 'passwordpassword', 'passwordpassword');
  const field = await screen.findByLabelText('New password');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/^This password is too easy to guess\. Repeated character patterns/),
  );
  expect(api.asked('POST *')).toEqual([]);
});

it('requires all three fields', async () => {
  const api = fakeApi(answers);
  signedIn();
  renderAdmin('/admin/orders');
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(/ is required$/));
  expect(api.asked('POST *')).toEqual([]);
});

it.each([
  [
    'the server’s reason',
    () => refusal(400, 'VALIDATION_FAILED', 'Current password is incorrect'),
    'Current password is incorrect',
  ],
  ['that it failed without one', () => ({ status: 500, body: {} }), 'Failed to change password'],
])('shows %s', async (_what, answer, message) => {
  fakeApi({ ...answers, 'POST /api/admin/change-password': answer });
  signedIn();
  renderAdmin('/admin/orders');
  await fill(newUser(), 'wrong', 'a longer password', 'a longer password');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('New password')).toHaveValue('a longer password');
});

it('opens the sign-in shortly after the success', async () => {
  const api = fakeApi({
    ...answers,
    'POST /api/admin/change-password': () => ({ body: { message: 'Password changed successfully' } }),
  });
  signedIn();
  renderAdmin('/admin/orders');
  await fill(newUser(), 'old one', 'a longer password', 'a longer password');
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(session.token()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1500));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(session.token()).toBeNull();
  expect(api.asked('POST /api/admin/change-password')[0]?.body).toEqual({
    currentPassword: 'old one',
    newPassword: 'a longer password',
  });
});
