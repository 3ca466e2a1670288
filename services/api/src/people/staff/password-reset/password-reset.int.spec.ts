import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { currentRequestId } from '@vitrine/kit';
import { FIRST_SETTINGS } from '@vitrine/schemas';
import { Client } from 'pg';
import request from 'supertest';
import { meetAtLock } from '../../../../test/races/meet-at-lock.js';
import { addStaff, signInAs, staffEnvironment } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { AdminLinks } from '../links/admin-links.js';
import { StaffMails } from '../mails/staff-mails.js';

const ANNA = 'anna@vitrine.example';
const PASSWORD = 'Bernstein unter alten Uhren';

let database: TestDatabase;
let app: NestExpressApplication;
let mails: StaffMails;
let anna: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...staffEnvironment, RATE_LIMIT_LOGIN: '5/900s' } });
  mails = new StaffMails(app.get(Database), app.get(AdminLinks, { strict: false }), app.get(AppConfig));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await database.query('truncate rate_limits');
  anna = await addStaff(database, { email: ANNA, name: 'Anna Berg', role: 'sales' });
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const http = () => request(app.getHttpServer());
const ask = (email: string, address = '203.0.113.1') =>
  http()
    .post('/api/admin/password-reset')
    .set({ 'X-Vitrine-Proxy': app.get(AppConfig).proxySecret ?? '', 'X-Forwarded-For': address })
    .send({ email });
const reset = (token: string, password = PASSWORD) =>
  http().post(`/api/admin/password-reset/${token}`).send({ password });
const login = (password: string) => http().post('/api/admin/login').send({ email: ANNA, password });
const listMails = () =>
  database.query<{ kind: string }>('select kind from outbox where admin_id = $1 order by created_at, id', [anna]);

async function readToken(): Promise<string> {
  const { text } = await mails.render({
    kind: 'account-password-reset',
    subjectId: anna,
    language: 'en',
    house: FIRST_SETTINGS,
  });
  return /\/admin\/reset-password\/([\w-]{64})\n/.exec(text)?.[1] ?? '';
}

/** The statements that a call sends to the database, without their values. */
async function listStatements(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // A function and not an arrow function, because the original needs the client as `this`.
  const original = Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    // Without the values that MikroORM writes into its statements.
    const text = (typeof statement === 'string' ? statement : statement.text).replace(/'[^']*@[^']*'/g, '?');
    // Periodic statements of the application belong to no request.
    if (currentRequestId() !== undefined) statements.push(text);
    return original.apply(this, given) as never;
  });
  try {
    await call();
  } finally {
    spy.mockRestore();
  }
  // The signal to the worker and the check of the connection are independent of the call.
  return statements.filter((statement) => statement !== 'select 1' && !statement.includes('pg_notify'));
}

test('a known, an unknown, a suspended and an invited account get the same answer by the same statements', async () => {
  await addStaff(database, { email: 'gone@vitrine.example', state: 'suspended' });
  await addStaff(database, { email: 'new@vitrine.example', state: 'invited' });
  const answers: unknown[] = [];
  const statements: string[][] = [];
  for (const email of [ANNA, 'nobody@vitrine.example', 'gone@vitrine.example', 'new@vitrine.example']) {
    statements.push(
      await listStatements(async () => {
        const { status, body } = await ask(email);
        answers.push({ status, body });
      }),
    );
  }
  expect(answers).toEqual(
    Array.from({ length: 4 }, () => ({
      status: 202,
      body: { message: expect.stringMatching(/^If there is an account/) },
    })),
  );
  expect(statements[0]?.length).toBeGreaterThan(4);
  for (const others of statements.slice(1)) expect(others).toEqual(statements[0]);
  expect(await listMails()).toEqual([{ kind: 'account-password-reset' }]);
  expect(await database.query(`select from outbox where admin_id <> $1`, [anna])).toEqual([]);
});

test('the link sets the password once, ends every session and informs the holder', async () => {
  const before = await signInAs(app, ANNA);
  await ask(ANNA.toUpperCase());
  await ask(ANNA);
  const token = await readToken();
  expect((await http().get(`/api/admin/password-reset/${token}`)).body).toEqual({ email: ANNA });
  expect((await reset(token, ANNA)).body.fields).toEqual([
    { field: 'password', message: expect.stringMatching(/^This password is too easy to guess/) },
  ]);
  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ message: expect.any(String) });
  expect((await before.get('/api/admin/me')).body.code).toBe('INVALID_TOKEN');
  expect((await login(PASSWORD)).status).toBe(200);
  expect((await reset(token)).body).toMatchObject({ statusCode: 404, error: 'Password reset not found' });
  expect(await database.query('select from admin_links where used_at is null and expires_at > now()')).toEqual([]);
  expect((await listMails()).map(({ kind }) => kind)).toEqual([
    'account-password-reset',
    'account-password-reset',
    'account-password-changed',
  ]);
});

describe('a person who knew the old password, or reads the mailbox, loses access', () => {
  const cookieOf = ({ headers }: request.Response): string =>
    (headers['set-cookie'] as unknown as string[] | undefined)?.[0]?.split(';')[0] ?? '';
  const knownBrowsers = () => database.query('select from admin_devices where admin_id = $1', [anna]);

  test.each([
    [
      'its holder changes the password',
      async () => {
        const { body } = await login(staffEnvironment.ADMIN_PASSWORD);
        const change = { currentPassword: staffEnvironment.ADMIN_PASSWORD, newPassword: PASSWORD };
        return http().post('/api/admin/change-password').auth(body.token, { type: 'bearer' }).send(change);
      },
    ],
    [
      'an owner resets the second factors',
      async () => (await signInAs(app, staffEnvironment.ADMIN_EMAIL)).delete(`/api/admin/second-factors/${anna}`),
    ],
    [
      'the account is suspended and active again',
      async () => {
        const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
        await owner.put(`/api/admin/staff/${anna}`).send({ state: 'suspended' });
        return owner.put(`/api/admin/staff/${anna}`).send({ state: 'active' });
      },
    ],
  ])('when %s: open links and known browsers become invalid', async (_, act) => {
    expect(cookieOf(await login(staffEnvironment.ADMIN_PASSWORD))).toMatch(/^vitrine_device=/);
    await ask(ANNA);
    const token = await readToken();
    expect(await knownBrowsers()).not.toEqual([]);
    expect((await act()).ok).toBe(true);
    expect((await http().get(`/api/admin/password-reset/${token}`)).status).toBe(404);
    expect((await reset(token, 'another one under old clocks')).status).toBe(404);
    expect(await knownBrowsers()).toEqual([]);
  });
});

test('a reset unlocks an account that strangers have locked', async () => {
  for (let n = 0; n < 6; n += 1) await login('not the password');
  expect((await login(staffEnvironment.ADMIN_PASSWORD)).status).toBe(429);
  await ask(ANNA);
  await reset(await readToken());
  expect((await login(PASSWORD)).status).toBe(200);
});

test('a fourth request for an account within an hour sends no mail, with the same answer', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask(ANNA)).status);
  expect(statuses).toEqual([202, 202, 202, 202]);
  expect(await listMails()).toHaveLength(3);
});

test('an IP address can make twenty requests in fifteen minutes, for any accounts', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 21; n += 1) answers.push((await ask(`nobody${n}@vitrine.example`, '203.0.113.2')).status);
  expect(answers.filter((status) => status === 202)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
  expect((await ask(ANNA, '203.0.113.3')).headers).toMatchObject({
    'ratelimit-limit': '20',
    'ratelimit-remaining': '19',
  });
});

test('a link works for an hour, and only for an active account', async () => {
  await ask(ANNA);
  const token = await readToken();
  await database.query(`update admins set state = 'suspended' where id = $1`, [anna]);
  expect((await reset(token)).status).toBe(404);
  await database.query(`update admins set state = 'active' where id = $1`, [anna]);
  const [link] = await database.query<{ seconds: string }>(
    'select extract(epoch from expires_at - created_at)::integer as seconds from admin_links',
  );
  expect(link?.seconds).toBe(3600);
  await database.query('update admin_links set expires_at = now()');
  expect((await reset(token)).status).toBe(404);
});

test('only one of two concurrent uses of a link sets the password', async () => {
  await ask(ANNA);
  const token = await readToken();
  const answers = await meetAtLock(database, `select from admins where id = '${anna}' for update`, 2, () =>
    Promise.all([reset(token), reset(token, `${PASSWORD} zwei`)]),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the content of the mail about a changed password', async () => {
  const mail = await mails.render({
    kind: 'account-password-changed',
    subjectId: anna,
    language: 'en',
    house: FIRST_SETTINGS,
  });
  expect(mail).toMatchObject({ to: { name: 'Anna Berg', address: ANNA }, subject: 'Your password was changed' });
  expect(mail.text).toContain('If it was not you, set a new password at once');
});

test('the content of the mail about a changed second factor', async () => {
  const mail = await mails.render({
    kind: 'account-totp-removed',
    subjectId: anna,
    language: 'en',
    house: FIRST_SETTINGS,
  });
  expect(mail).toMatchObject({ to: { name: 'Anna Berg', address: ANNA } });
  expect(mail.subject).toBe('The authenticator app of your account was removed');
  expect(mail.text).toContain('If it was not you, change your password at once');
});
