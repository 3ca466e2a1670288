import { api, session } from '@vitrine/platform';
import { fakeApi, noAnswer, signedIn } from '../testing/index.js';
import { keyPosts } from './keyed-posts.js';

keyPosts(api);

beforeEach(() => signedIn());
afterEach(() => session.clear());

const invite = (name = 'Ada') =>
  api.POST('/api/admin/staff/invitations', { body: { email: 'a@b.example', name, role: 'sales' } });
const resend = (id: string) => api.POST('/api/orders/{id}/resend-confirmation', { params: { path: { id } } });
const lost = async (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'NETWORK' });
const answered = () => ({ status: 201, body: {} });

const keysOf = (calls: ReturnType<typeof fakeApi>, call: string) =>
  calls.asked(call).map(({ headers }) => headers.get('Idempotency-Key'));

it('a retry after a lost answer keeps its idempotency key; another body and a call after a success get a new one', async () => {
  const calls = fakeApi({ 'POST /api/admin/staff/invitations': noAnswer });
  await lost(invite());
  await lost(invite('Eva'));
  await lost(invite());
  calls.handlers['POST /api/admin/staff/invitations'] = answered;
  await invite();
  await invite();
  const [first, other, again, repeated, further] = keysOf(calls, 'POST /api/admin/staff/invitations');
  expect(repeated).toBe(again);
  expect(new Set([first, other, again, further]).size).toBe(4);
});

it('each record has an idempotency key of its own', async () => {
  const calls = fakeApi({ 'POST /api/orders/*/resend-confirmation': noAnswer });
  await lost(resend('1'));
  await lost(resend('2'));
  await lost(resend('1'));
  const [one, two, again] = keysOf(calls, 'POST /api/orders/*/resend-confirmation');
  expect(again).toBe(one);
  expect(two).not.toBe(one);
});

it('repeatable calls and calls without a session have no idempotency key', async () => {
  const calls = fakeApi({
    'POST /api/*': answered,
    'POST /api/admin/trash/1/restore': answered,
    'POST /api/admin/privacy/erase': answered,
  });
  await api.POST('/api/admin/trash/{id}/restore', { params: { path: { id: '1' } } });
  await api.POST('/api/admin/privacy/erase', { body: { email: 'a@b.example' } });
  session.clear();
  await api.POST('/api/contacts', { body: {} as never });
  expect(
    ['POST /api/admin/trash/1/restore', 'POST /api/admin/privacy/erase', 'POST /api/contacts'].map((call) =>
      keysOf(calls, call),
    ),
  ).toEqual([[null], [null], [null]]);
});
