import { createHmac } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { AppConfig } from '../../config/app-config.js';
import { hashPassword } from './passwords.js';

const EMAIL = 'owner@vitrine.example';
const PASSWORD = 'an entirely fine password';
const ADMIN = { ADMIN_EMAIL: 'Owner@Vitrine.example', ADMIN_PASSWORD: PASSWORD };

let database: TestDatabase;
let app: NestExpressApplication;
let otherInstance: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  const { jwtSecret } = app.get(AppConfig);
  otherInstance = await createTestApp(database.url, { environment: { ...ADMIN, JWT_SECRET: jwtSecret } });
});
afterAll(async () => {
  await app.close();
  await otherInstance.close();
  await database.drop();
});

const http = (target = app) => request(target.getHttpServer());
const login = (password = PASSWORD, email = EMAIL) => http().post('/api/admin/login').send({ email, password });
const me = (token: string, target = app) => http(target).get('/api/admin/me').set('Authorization', `Bearer ${token}`);
const signedIn = async () => (await login()).body.token as string;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

describe('sign-in', () => {
  test('answers with a signed token and the previous sign-in', async () => {
    const first = await login();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      admin: { id: expect.any(String), email: EMAIL, lastLoginAt: null },
      expiresIn: 3600,
    });
    expect(Object.keys(readClaims(first.body.token)).sort()).toEqual(['exp', 'iat', 'sid', 'sub']);
    expect(first.headers['cache-control']).toBe('no-store');
    const second = await login();
    expect(new Date(second.body.admin.lastLoginAt).getTime()).toBeLessThanOrEqual(Date.now());
    const answer = await me(second.body.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...second.body.admin, expiresAt: expect.stringMatching(/Z$/) });
  });

  test('the case of the address is ignored', async () =>
    expect((await login(PASSWORD, 'OWNER@vitrine.EXAMPLE')).status).toBe(200));

  test('a wrong address and a wrong password get the same answer', async () => {
    const wrongPassword = await login('not the password');
    const wrongAddress = await login(PASSWORD, 'nobody@vitrine.example');
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'Invalid email or password' });
    expect(wrongAddress.body).toEqual(wrongPassword.body);
  });

  test('missing fields are reported', async () => {
    const answer = await http().post('/api/admin/login').send({});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ]);
  });

  test('a body that is not an object is answered with 400', async () => {
    expect((await http().post('/api/admin/login').send('[]').type('json')).status).toBe(400);
    expect((await http().post('/api/admin/login')).status).toBe(400);
  });
});

describe('tokens', () => {
  const refused = async (token: string, code = 'INVALID_TOKEN') => {
    const answer = await me(token);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe(code);
  };

  test('missing and malformed tokens and those with another signature are refused', async () => {
    expect((await http().get('/api/admin/me')).body.code).toBe('INVALID_TOKEN');
    await refused('nonsense');
    const foreign = new JwtService({ secret: 'x'.repeat(40) });
    await refused(foreign.sign(readClaims(await signedIn())));
  });

  test('other algorithms are refused', async () => {
    const token = await signedIn();
    const claims = base64(readClaims(token));
    await refused(`${base64({ alg: 'none', typ: 'JWT' })}.${claims}.`);
    const hs512 = `${base64({ alg: 'HS512', typ: 'JWT' })}.${claims}`;
    const signature = createHmac('sha512', app.get(AppConfig).jwtSecret).update(hs512).digest('base64url');
    await refused(`${hs512}.${signature}`);
    await refused(`${base64({ alg: 'RS256', typ: 'JWT' })}.${claims}.${token.split('.')[2]}`);
  });

  test('a token with another session or without its claims is refused', async () => {
    const { jwtSecret } = app.get(AppConfig);
    const jwt = new JwtService({ secret: jwtSecret });
    const claims = readClaims(await signedIn());
    await refused(jwt.sign({ ...claims, sid: crypto.randomUUID() }));
    await refused(jwt.sign({ ...claims, sub: crypto.randomUUID() }));
    await refused(jwt.sign({ exp: Math.floor(Date.now() / 1000) + 60 }));
    await refused(jwt.sign({ ...claims, aud: 'ops' }));
  });

  test('an expired token is answered with TOKEN_EXPIRED', async () => {
    const { jwtSecret } = app.get(AppConfig);
    const claims = readClaims(await signedIn());
    await refused(new JwtService({ secret: jwtSecret }).sign({ ...claims, iat: 1, exp: 2 }), 'TOKEN_EXPIRED');
  });

  test('sign-out ends a token in every process', async () => {
    const token = await signedIn();
    expect((await me(token, otherInstance)).status).toBe(200);
    const answer = await http().post('/api/admin/logout').set('Authorization', `Bearer ${token}`);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect((await me(token)).body.code).toBe('INVALID_TOKEN');
    expect((await me(token, otherInstance)).body.code).toBe('INVALID_TOKEN');
  });
});

describe('ops session', () => {
  const opsCookie = async (token: string) => {
    const answer = await http().post('/api/admin/ops-session').set('Authorization', `Bearer ${token}`);
    expect(answer.status).toBe(204);
    return (answer.headers['set-cookie'] as unknown as string[])[0] ?? '';
  };
  const queues = (cookie: string, accept = 'application/json') =>
    http()
      .get('/ops/queues')
      .set('Cookie', cookie.split(';')[0] ?? '')
      .set('Accept', accept);

  test('opens the dashboard until sign-out, and is renewed by use', async () => {
    const token = await signedIn();
    const cookie = await opsCookie(token);
    expect(cookie).toMatch(/; Max-Age=900; Path=\/ops;.* HttpOnly; SameSite=Strict/);
    const page = await queues(cookie, 'text/html');
    expect(page.status).toBe(200);
    expect(page.headers['set-cookie']?.[0]).toMatch(/Max-Age=900/);
    await http().post('/api/admin/logout').set('Authorization', `Bearer ${token}`);
    expect((await queues(cookie)).status).toBe(401);
  });

  test('ends with the session of its sign-in, even if it was renewed', async () => {
    const token = await signedIn();
    const cookie = await opsCookie(token);
    const renewed = (await queues(cookie)).headers['set-cookie']?.[0] ?? '';
    const { sid } = readClaims(token) as { sid: string };
    await database.query(`update admin_sessions set expires_at = now() where id = '${sid}'`);
    expect((await queues(renewed)).status).toBe(401);
  });

  test('without it a browser is redirected to the sign-in, other clients get 401', async () => {
    const browser = await queues('', 'text/html,application/xhtml+xml');
    expect(browser.status).toBe(302);
    expect(browser.headers['location']).toBe('/admin/login?next=/ops/queues');
    const program = await queues('vitrine_ops=forged');
    expect(program.status).toBe(401);
    expect(program.body.code).toBe('INVALID_TOKEN');
  });

  test('a bearer token is not accepted as ops cookie, nor the other way round', async () => {
    const token = await signedIn();
    expect((await queues(`vitrine_ops=${token}`)).status).toBe(401);
    const cookie = (await opsCookie(token)).split(';')[0]?.split('=')[1] ?? '';
    expect((await me(cookie)).status).toBe(401);
  });
});

describe('change of password', () => {
  const NEW_PASSWORD = 'quite another password';
  const change = (token: string, currentPassword: string, newPassword: string) =>
    http()
      .post('/api/admin/change-password')
      .set('Authorization', `Bearer ${token}`)
      .send({ currentPassword, newPassword });

  test('refuses a wrong current password, and a short or unchanged new one', async () => {
    const token = await signedIn();
    const wrong = await change(token, 'not the password', NEW_PASSWORD);
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toBe('Current password is incorrect');
    expect((await change(token, PASSWORD, 'short')).body.error).toBe(
      'New password must be between 12 and 128 characters',
    );
    expect((await change(token, PASSWORD, PASSWORD)).status).toBe(400);
    expect((await me(token)).status).toBe(200);
  });

  test('ends every session', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const answer = await change(one, PASSWORD, NEW_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect((await me(one)).body.code).toBe('INVALID_TOKEN');
    expect((await me(other)).body.code).toBe('INVALID_TOKEN');
    expect((await login()).status).toBe(401);
    const fresh = await login(NEW_PASSWORD);
    expect(fresh.status).toBe(200);
    expect((await change(fresh.body.token, NEW_PASSWORD, PASSWORD)).status).toBe(200);
  });

  /** Changes the password after a request has verified the old one and before the request can write. */
  const overtaken = async (send: () => request.Test, password: string) => {
    const hash = await hashPassword(password);
    await database.query('begin');
    await database.query('update admins set password_hash = $1 where email = $2', [hash, EMAIL]);
    await database.query('update admin_sessions set revoked_at = now()');
    const answer = send().then((received) => received);
    try {
      await until(async () => {
        const waiting = await database.query(
          'select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))',
        );
        expect(waiting).not.toHaveLength(0);
      });
    } finally {
      await database.query('commit');
    }
    return answer;
  };
  afterEach(async () =>
    database.query('update admins set password_hash = $1 where email = $2', [await hashPassword(PASSWORD), EMAIL]),
  );

  test('refuses a concurrent sign-in with the old password', async () => {
    const answer = await overtaken(() => login(), NEW_PASSWORD);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('INVALID_CREDENTIALS');
    expect(await database.query('select 1 from admin_sessions where revoked_at is null')).toEqual([]);
  });

  test('does not undo another change that is committed first', async () => {
    const token = await signedIn();
    const outcomes = () =>
      database.query(`select outcome from audit_log where action = 'admin.password.change' order by id`);
    const before = await outcomes();
    const answer = await overtaken(() => change(token, PASSWORD, 'a password that comes late'), NEW_PASSWORD);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('Current password is incorrect');
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    // The audit log must not say that the change was made.
    expect((await outcomes()).slice(before.length)).toEqual([{ outcome: 'refused' }]);
  });
});

test.each([
  ['passwordpassword', /too easy to guess\. Repeated character patterns/],
  ['123456789012', /too easy to guess\. This is a commonly used password/],
  [EMAIL, /too easy to guess\. There should not be any personal or page related data/],
  ['vitrinevitrine', /too easy to guess/],
])('the new password %s is refused with advice, and the old one is kept', async (newPassword, advice) => {
  const token = await signedIn();
  const answer = await http()
    .post('/api/admin/change-password')
    .set('Authorization', `Bearer ${token}`)
    .send({ currentPassword: PASSWORD, newPassword });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field: 'newPassword', message: expect.stringMatching(advice) }]);
  expect((await login()).status).toBe(200);
});

test('sign-ins, failures and changes of the password are in the audit log, without addresses and passwords', async () => {
  const actions = async () =>
    (await database.query<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);
  const before = (await actions()).length;
  const token = await signedIn();
  await login('not the password');
  await login(PASSWORD, 'nobody@vitrine.example');
  const changed = await http()
    .post('/api/admin/change-password')
    .set('Authorization', `Bearer ${token}`)
    .send({ currentPassword: PASSWORD, newPassword: `${PASSWORD} indeed` });
  expect(changed.body).toEqual({ message: 'Password changed successfully' });
  expect((await actions()).slice(before)).toEqual([
    'admin.sign-in',
    'admin.sign-in.failed',
    'admin.sign-in.failed',
    'admin.password.change',
  ]);
  await database.query('update admins set password_hash = $1', [await hashPassword(PASSWORD)]);
  const log = JSON.stringify(await database.query('select * from audit_log'));
  expect(log).not.toContain('nobody@vitrine.example');
  expect(log).not.toContain(PASSWORD);
});

describe('limits', () => {
  let limited: NestExpressApplication;
  beforeAll(async () => {
    limited = await createTestApp(database.url, { environment: { ...ADMIN, RATE_LIMIT_LOGIN: '5/900s' } });
  });
  afterAll(() => limited.close());

  const attempt = (email: string, password: string, address: string) =>
    http(limited)
      .post('/api/admin/login')
      .set('X-Vitrine-Proxy', limited.get(AppConfig).proxySecret ?? '')
      .set('X-Forwarded-For', address)
      .send({ email, password });

  test('five concurrent failures lock an account, even one that does not exist', async () => {
    for (const email of [EMAIL, 'ghost@vitrine.example']) {
      const address = email === EMAIL ? '203.0.113.1' : '203.0.113.2';
      const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(email, 'wrong', address)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    }
    const right = await attempt(EMAIL, PASSWORD, '203.0.113.3');
    expect(right.status).toBe(429);
    expect(right.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
    await database.query('truncate rate_limits');
  });

  test('concurrent sign-ins with the right password are not counted as failures', async () => {
    const right = await Promise.all(Array.from({ length: 8 }, () => attempt(EMAIL, PASSWORD, '203.0.113.4')));
    expect(right.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const wrong = await Promise.all(Array.from({ length: 8 }, () => attempt(EMAIL, 'wrong', '203.0.113.4')));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    await database.query('truncate rate_limits');
  });

  test('a locked account can change its password in a live session, which has its own limit of five failures', async () => {
    const signedIn = async () => String((await attempt(EMAIL, PASSWORD, '203.0.113.6')).body.token);
    const [token, other] = [await signedIn(), await signedIn()];
    for (let i = 0; i < 6; i += 1) await attempt(EMAIL, 'wrong', '203.0.113.7');
    expect((await attempt(EMAIL, PASSWORD, '203.0.113.6')).status).toBe(429);
    const change = async (bearer: string) => {
      const body = { currentPassword: 'wrong', newPassword: 'another long password' };
      return (await http(limited).post('/api/admin/change-password').auth(bearer, { type: 'bearer' }).send(body))
        .status;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(token)));
    expect(answers.sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect(await change(other)).toBe(400);
    await database.query('truncate rate_limits');
  });

  test('twenty concurrent failures lock an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => attempt(`guest${i}@vitrine.example`, 'wrong', '203.0.113.5')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    await database.query('truncate rate_limits');
  });

  test('twenty failures lock an address; successful sign-ins do not count', async () => {
    const address = '203.0.113.9';
    for (let i = 0; i < 3; i += 1) expect((await attempt(EMAIL, PASSWORD, address)).status).toBe(200);
    for (let i = 0; i < 20; i += 1) {
      expect((await attempt(`visitor${i}@vitrine.example`, 'wrong', address)).status).toBe(401);
    }
    expect((await attempt(EMAIL, PASSWORD, address)).status).toBe(429);
    expect((await attempt(EMAIL, PASSWORD, '203.0.113.10')).status).toBe(200);
  });
});
