import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addStaff, signInAs, staffEnvironment } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { AppConfig } from '../../../config/app-config.js';

const ANNA = 'anna@vitrine.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let database: TestDatabase;
let app: NestExpressApplication;
let anna: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...staffEnvironment, RATE_LIMIT_LOGIN: '5/900s' } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await database.query('truncate rate_limits');
  anna = await addStaff(database, { email: ANNA, role: 'sales' });
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

interface Attempt {
  cookie?: string;
  password?: string;
  address?: string;
  userAgent?: string;
  email?: string;
}

const attempt = ({
  cookie = '',
  password = staffEnvironment.ADMIN_PASSWORD,
  address = '203.0.113.1',
  userAgent = FIREFOX,
  email = ANNA,
}: Attempt = {}) =>
  request(app.getHttpServer())
    .post('/api/admin/login')
    .set({
      'X-Vitrine-Proxy': app.get(AppConfig).proxySecret ?? '',
      'X-Forwarded-For': address,
      'User-Agent': userAgent,
      Cookie: cookie,
    })
    .send({ email, password });
const readCookie = ({ headers }: request.Response): string =>
  (headers['set-cookie'] as unknown as string[] | undefined)?.[0]?.split(';')[0] ?? '';
const fail = async (times: number, given: Attempt = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt({ ...given, password: 'not the password' })).status);
  return statuses;
};
const countMails = async () =>
  (
    await database.query(
      `select from outbox o join admin_sessions s on s.id = o.admin_session_id where s.admin_id = $1`,
      [anna],
    )
  ).length;

describe('a browser that signed in before', () => {
  test('is recognised by a cookie that scripts cannot read and that is stored as a hash', async () => {
    const answer = await attempt();
    expect((answer.headers['set-cookie'] as unknown as string[])[0]).toMatch(
      /^vitrine_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/admin; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const token = readCookie(answer).split('=')[1] ?? 'none';
    expect(JSON.stringify(await database.query('select * from admin_devices'))).not.toContain(token);
    expect(readCookie(await attempt({ cookie: readCookie(answer) }))).toBe(readCookie(answer));
    expect(await database.query('select from admin_devices where admin_id = $1', [anna])).toHaveLength(1);
  });

  test('is not locked out by failures of strangers, from any address', async () => {
    const cookie = readCookie(await attempt());
    expect(await fail(6, { address: '198.51.100.1' })).toEqual([401, 401, 401, 401, 401, 429]);
    for (let n = 0; n < 20; n += 1) await attempt({ email: `ghost${n}@vitrine.example`, address: '203.0.113.1' });
    expect((await attempt({ address: '203.0.113.9' })).status).toBe(429);
    expect((await attempt({ cookie })).status).toBe(200);
  });

  test('has its own limit of five failures, which locks out no other browser', async () => {
    const cookie = readCookie(await attempt());
    expect(await fail(6, { cookie })).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await attempt({ cookie })).status).toBe(429);
    expect((await attempt({ address: '203.0.113.9' })).status).toBe(200);
  });

  test('is known only to the account that signed in with it', async () => {
    await addStaff(database, { email: 'ben@vitrine.example', role: 'sales' });
    const cookie = readCookie(await attempt({ email: 'ben@vitrine.example' }));
    await fail(5, { cookie });
    expect((await attempt({ cookie })).status).toBe(429);
    expect((await attempt({ cookie, email: 'ben@vitrine.example' })).status).toBe(200);
  });

  test.each(['vitrine_device=nonsense', `vitrine_device=${'a'.repeat(43)}`])(
    'is not one with the cookie %s, which no sign-in set',
    async (cookie) => {
      await fail(5);
      expect((await attempt({ cookie })).status).toBe(429);
    },
  );

  test('is forgotten when the account is suspended', async () => {
    const cookie = readCookie(await attempt());
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    for (const state of ['suspended', 'active']) await owner.put(`/api/admin/staff/${anna}`).send({ state });
    await fail(5, { address: '198.51.100.1' });
    expect((await attempt({ cookie })).status).toBe(429);
  });
});

describe('a mail reports a sign-in', () => {
  test('on a browser that the account does not know', async () => {
    const cookie = readCookie(await attempt());
    expect(await countMails()).toBe(0);
    await attempt({ cookie });
    expect(await countMails()).toBe(0);
    await attempt({ address: '198.51.100.7' });
    expect(await countMails()).toBe(1);
  });

  test('once a day for programs that keep no cookie', async () => {
    await attempt();
    for (let n = 0; n < 3; n += 1) await attempt({ userAgent: 'curl/8.10.1' });
    expect(await countMails()).toBe(1);
    await attempt({ userAgent: 'curl/8.10.1', address: '198.51.100.7' });
    expect(await countMails()).toBe(2);
  });
});
