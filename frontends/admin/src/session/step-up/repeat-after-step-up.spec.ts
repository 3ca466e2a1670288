import { api, session } from '@vitrine/platform';
import { fakeApi, refusal } from '../../testing/index.js';
import { onStepUpRequired } from './repeat-after-step-up.js';

const tokenOf = (jti: string) => {
  const claims = { sid: 'one', jti, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${btoa('{}')}.${btoa(JSON.stringify(claims))}.c2ln`;
};
const [before, after] = [tokenOf('before'), tokenOf('after')];
const refused = () => refusal(403, 'STEP_UP_REQUIRED', 'Please confirm first that it is still you');
const invite = () =>
  api.POST('/api/admin/staff/invitations', { body: { email: 'a@b.example', name: 'A', role: 'sales' } });

let withdraw = (): void => undefined;
beforeEach(() => session.set(before));
afterEach(() => {
  withdraw();
  session.clear();
});

/** An API that accepts the invitation only with the renewed token. */
const strictApi = () =>
  fakeApi({
    'POST /api/admin/staff/invitations': ({ headers }) =>
      headers.get('Authorization') === `Bearer ${after}` ? { status: 201, body: { id: '1' } } : refused(),
  });

test('a call that needs step-up waits for it, and is then repeated unchanged', async () => {
  const calls = strictApi();
  withdraw = onStepUpRequired(() => {
    session.renew(after);
    return Promise.resolve(true);
  });
  await expect(invite()).resolves.toMatchObject({ data: { id: '1' } });
  const asked = calls.asked('POST /api/admin/staff/invitations');
  expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body]);
});

test('the call fails with the refusal when the proof fails, or when nothing can ask for it', async () => {
  const calls = strictApi();
  await expect(invite()).rejects.toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  withdraw = onStepUpRequired(() => Promise.resolve(false));
  await expect(invite()).rejects.toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  expect(calls.asked('POST /api/admin/staff/invitations')).toHaveLength(2);
});

test('another refusal does not ask for step-up', async () => {
  fakeApi({ 'POST /api/admin/staff/invitations': () => refusal(403, 'FORBIDDEN', 'Your role does not allow this') });
  const ask = jest.fn(() => Promise.resolve(true));
  withdraw = onStepUpRequired(ask);
  await expect(invite()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(ask).not.toHaveBeenCalled();
});

test('a renewed token is dropped when the session ended here meanwhile', () => {
  session.clear();
  session.renew(after);
  expect(session.token()).toBeNull();
});
