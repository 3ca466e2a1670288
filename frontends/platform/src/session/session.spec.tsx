import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../api/client.js';
import { renderOnPlatform } from '../testing/render-on-platform.js';
import { session } from './session.js';
import { tokenEnd } from './token.js';
import { type Session, useSession } from './use-session.js';

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenFor = (secondsLeft: number) =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: 'a', exp: Math.floor(Date.now() / 1000) + secondsLeft })}.signature`;
const admin = {
  id: 'a',
  email: 'staff@vitrine.example',
  lastLoginAt: null,
  role: 'owner',
  permissions: ['orders:read'],
};
const failure = (statusCode: number, code: string, error: string) =>
  Response.json({ statusCode, code, error, message: error }, { status: statusCode });

let current: Session;
const report = (session: Session) => {
  current = session;
};
function Probe() {
  const found = useSession();
  report(found);
  return <p data-testid="status">{found.status}</p>;
}
const shows = (status: string) => waitFor(() => expect(screen.getByTestId('status').textContent).toBe(status));

/** Answers by path; a path not named is unreachable. */
function answers(byPath: Record<string, () => Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    const answer = byPath[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('failed'));
  });
}

beforeEach(() => {
  act(() => session.clear());
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('the end of a token is read from it; a text that is no three-part token has none', () => {
  expect(tokenEnd(`a.${encode({ exp: 100 })}.c`)).toBe(100_000);
  expect(tokenEnd(`a.${encode({})}.c`, 5000)).toBe(3_605_000);
  for (const text of ['', 'abc', 'a.b', 'a..c', 'a.%%%.c', `a.${btoa('null')}.c`]) expect(tokenEnd(text)).toBeNull();
});

test('signing in stores the bare token and loads its account', async () => {
  const token = tokenFor(3600);
  answers({
    '/api/admin/login': () => Response.json({ token, admin: { id: 'a' }, expiresIn: 3600 }),
    '/api/admin/me': () => Response.json(admin),
  });
  renderOnPlatform(<Probe />);
  await shows('signedOut');
  await act(() => current.signIn('staff@vitrine.example', 'secret'));
  expect(localStorage.getItem('adminToken')).toBe(token);
  expect(current).toMatchObject({ status: 'signedIn', admin, failure: null, expiringSoon: false, ended: null });
});

test('the account of a token can be loaded again after a failure', async () => {
  const token = tokenFor(3600);
  const byPath: Record<string, () => Response> = {
    '/api/admin/login': () => Response.json({ token, admin: { id: 'a' }, expiresIn: 3600 }),
    '/api/admin/me': () => failure(403, 'FORBIDDEN', 'no'),
  };
  answers(byPath);
  renderOnPlatform(<Probe />);
  await act(() => current.signIn('staff@vitrine.example', 'secret'));
  await waitFor(() => expect(current).toMatchObject({ admin: null, failure: { status: 403 } }));
  byPath['/api/admin/me'] = () => Response.json(admin);
  await act(() => current.reload());
  await waitFor(() => expect(current).toMatchObject({ status: 'signedIn', admin, failure: null }));
});

test('a refused sign-in throws the sentence of the API', async () => {
  answers({ '/api/admin/login': () => failure(401, 'INVALID_CREDENTIALS', 'Invalid email or password') });
  renderOnPlatform(<Probe />);
  await expect(current.signIn('a', 'b')).rejects.toMatchObject({ status: 401, sentence: 'Invalid email or password' });
  expect(current.status).toBe('signedOut');
});

test('an answer without a token is reported', async () => {
  answers({ '/api/admin/login': () => Response.json({}) });
  renderOnPlatform(<Probe />);
  await expect(current.signIn('a', 'b')).rejects.toThrow('No authentication token received');
});

test('the account of a stored token is loaded once', async () => {
  localStorage.setItem('adminToken', tokenFor(3600));
  const fetched = answers({ '/api/admin/me': () => Response.json(admin) });
  renderOnPlatform(<Probe />);
  expect(current.status).toBe('loading');
  await shows('signedIn');
  expect(current.admin).toEqual(admin);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each(['not a token', 'a.b.c'])('the invalid token %s is removed', async (text) => {
  localStorage.setItem('adminToken', text);
  renderOnPlatform(<Probe />);
  await shows('signedOut');
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('a token that the API refuses ends the session', async () => {
  localStorage.setItem('adminToken', tokenFor(3600));
  answers({ '/api/admin/me': () => failure(401, 'INVALID_TOKEN', 'Invalid token') });
  renderOnPlatform(<Probe />);
  await shows('signedOut');
  expect(current.ended).toBe('expired');
});

test('a refused call of the client ends the session, a refused password does not', async () => {
  localStorage.setItem('adminToken', tokenFor(3600));
  let code = 'INVALID_CREDENTIALS';
  answers({ '/api/admin/me': () => Response.json(admin), '/api/orders': () => failure(401, code, 'no') });
  renderOnPlatform(<Probe />);
  await shows('signedIn');
  const get = api.GET as unknown as (path: string, options: object) => Promise<unknown>;
  await expect(get('/api/orders', {})).rejects.toMatchObject({ status: 401, code });
  expect(current.status).toBe('signedIn');
  code = 'TOKEN_EXPIRED';
  await act(async () => expect(await get('/api/orders', {}).catch((error: unknown) => error)).toMatchObject({ code }));
  expect(current).toMatchObject({ status: 'signedOut', ended: 'expired' });
});

test('the session warns five minutes before its end and ends by itself', () => {
  jest.useFakeTimers();
  answers({ '/api/admin/me': () => Response.json(admin) });
  renderOnPlatform(<Probe />);
  act(() => session.set(tokenFor(600)));
  expect(current.expiringSoon).toBe(false);
  act(() => void jest.advanceTimersByTime(301_000));
  expect(current.expiringSoon).toBe(true);
  act(() => void jest.advanceTimersByTime(300_000));
  expect(current).toMatchObject({ status: 'signedOut', ended: 'expired' });
  jest.useRealTimers();
});

test('signing out ends the session in the browser even when the API is unreachable', async () => {
  localStorage.setItem('adminToken', tokenFor(3600));
  answers({ '/api/admin/me': () => Response.json(admin) });
  renderOnPlatform(<Probe />);
  await shows('signedIn');
  await act(() => current.signOut());
  expect(current).toMatchObject({ status: 'signedOut', ended: 'signedOut' });
  expect(localStorage.getItem('adminToken')).toBeNull();
});
