import { fireEvent, screen, waitFor } from '@testing-library/react';
import { session } from '@vitrine/platform';
import { admin, aPage, fakeApi, noAnswer, renderAdmin, tokenFor } from '../../testing/index.js';

const renewed = tokenFor(3599);
const answers = {
  'GET /api/admin/me': () => ({ body: { ...admin, sessionEndsAt: new Date(Date.now() + 3_600_000).toISOString() } }),
  'GET /api/orders': () => ({ body: aPage([]) }),
  'POST /api/admin/renew-session': () => ({ body: { token: renewed, expiresIn: 3600 } }),
};

afterEach(() => session.clear());

/** @param secondsLeft remaining life of the token @param ago seconds since it was issued */
async function work(secondsLeft: number, ago: number) {
  session.set(tokenFor(secondsLeft, ago));
  renderAdmin('/admin/orders');
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'a' });
}

it('is renewed while somebody works, once half of the token’s life is over', async () => {
  const api = fakeApi(answers);
  await work(1700, 1900);
  await waitFor(() => expect(session.token()).toBe(renewed));
  fireEvent.pointerDown(document.body);
  expect(api.asked('POST /api/admin/renew-session')).toHaveLength(1);
  expect(api.asked('GET /api/admin/me')).toHaveLength(1);
});

it('is not renewed in the first half of its life', async () => {
  const api = fakeApi(answers);
  await work(1900, 1700);
  expect(api.asked('POST /api/admin/renew-session')).toEqual([]);
});

it('ends twelve hours after the sign-in even while somebody works, and the badge says when', async () => {
  const endsAt = new Date(Date.now() + 200_000);
  const api = fakeApi({
    ...answers,
    'GET /api/admin/me': () => ({ body: { ...admin, sessionEndsAt: endsAt.toISOString() } }),
  });
  await work(200, 1900);
  expect(api.asked('POST /api/admin/renew-session')).toEqual([]);
  const time = endsAt.toLocaleTimeString('en-US', { timeStyle: 'short' });
  expect(await screen.findByText(`Session expiring soon: sign in again at ${time}`)).toBeVisible();
});

it('is unchanged after a failed renewal', async () => {
  const api = fakeApi({ ...answers, 'POST /api/admin/renew-session': noAnswer });
  await work(1700, 1900);
  await waitFor(() => expect(api.asked('POST /api/admin/renew-session')).toHaveLength(1));
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(api.asked('POST /api/admin/renew-session')).toHaveLength(1);
  expect(session.token()).not.toBeNull();
});
