import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { enrolApp, totpCode } from '../../../../test/second-factor.js';
import { addStaff, signInAs, staffEnvironment } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

const ANNA = 'anna@vitrine.example';
const PASSWORD = staffEnvironment.ADMIN_PASSWORD;

const environment = {
  ...staffEnvironment,
  RATE_LIMIT_LOGIN: '5/900s',
  FIELD_KEYS: `shared:${randomBytes(32).toString('base64')}`,
};
let database: TestDatabase;
let app: NestExpressApplication;
let anna: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment });
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

const http = (instance = app) => request(instance.getHttpServer());
const login = (password = PASSWORD) => http().post('/api/admin/login').send({ email: ANNA, password });
const secondStep = (body: object, instance = app) => http(instance).post('/api/admin/login/second-factor').send(body);
const withToken = (token: unknown) =>
  request.agent(app.getHttpServer()).set('Authorization', `Bearer ${String(token)}`);
const listMails = async () =>
  (
    await database.query<{ kind: string }>('select kind from outbox where admin_id = $1 order by created_at, id', [
      anna,
    ])
  ).map(({ kind }) => kind);

async function enrolled() {
  const agent = await signInAs(app, ANNA);
  return { agent, ...(await enrolApp(agent, database)) };
}
async function challenged() {
  const answer = await login();
  expect(answer.status).toBe(401);
  return answer.body.challenge as string;
}

describe('the second step of a sign-in', () => {
  test('is asked for after the right password, with challenge and methods', async () => {
    await enrolled();
    expect((await login('not the password')).body.code).toBe('INVALID_CREDENTIALS');
    const answer = await login();
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      statusCode: 401,
      code: 'SECOND_FACTOR_REQUIRED',
      error: expect.any(String),
      message: answer.body.error,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery'],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(await database.query('select * from admin_challenges'))).not.toContain(answer.body.challenge);
  });

  test('accepts the code of the app, and is answered like a sign-in', async () => {
    const { secret } = await enrolled();
    const answer = await secondStep({
      challenge: await challenged(),
      code: ` ${totpCode(secret).replace(/^.../, '$& ')}`,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      admin: { id: anna, email: ANNA, lastLoginAt: expect.any(String) },
      expiresIn: 3600,
    });
    expect((await withToken(answer.body.token).get('/api/admin/me')).status).toBe(200);
  });

  test('refuses a code that was used, and earlier ones', async () => {
    const { secret } = await enrolled();
    const code = totpCode(secret, 1);
    expect((await secondStep({ challenge: await challenged(), code })).status).toBe(200);
    for (const used of [code, totpCode(secret)]) {
      const again = await secondStep({ challenge: await challenged(), code: used });
      expect(again.body).toMatchObject({ statusCode: 401, code: 'INVALID_CREDENTIALS' });
    }
  });

  test('signs in only once for two concurrent requests with the same code', async () => {
    const { secret } = await enrolled();
    const challenges = [await challenged(), await challenged()];
    const code = totpCode(secret);
    const answers = await Promise.all(challenges.map((challenge) => secondStep({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('accepts each recovery code once, in any spelling, and a mail reports it', async () => {
    const { recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    const typed = [first.toLowerCase().replaceAll('-', ' '), second.replaceAll('0', 'o').replaceAll('1', 'l')];
    for (const recoveryCode of typed)
      expect((await secondStep({ challenge: await challenged(), recoveryCode })).status).toBe(200);
    expect((await secondStep({ challenge: await challenged(), recoveryCode: first })).status).toBe(401);
    const [{ n } = { n: 0 }] = await database.query<{ n: number }>(
      'select count(*)::integer as n from admin_recovery_codes where used_at is null',
    );
    expect(n).toBe(8);
    expect(await listMails()).toEqual([
      'account-totp-added',
      'account-recovery-code-used',
      'account-recovery-code-used',
    ]);
  });

  test.each([
    ['5 minutes', `update admin_challenges set expires_at = now()`],
    ['5 tries', `update admin_challenges set tries = 5`],
    ['a change of the password', `update admins set password_hash = password_hash || 'x' where email = '${ANNA}'`],
    ['a suspension', `update admins set state = 'suspended' where email = '${ANNA}'`],
  ])('is over after %s', async (_what, statement) => {
    const { secret } = await enrolled();
    const challenge = await challenged();
    await database.query(statement);
    const answer = await secondStep({ challenge, code: totpCode(secret) });
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'CHALLENGE_OVER' });
  });

  test('has five attempts; further challenges of an account give no more within a quarter of an hour', async () => {
    const { secret } = await enrolled();
    const challenge = await challenged();
    for (let n = 0; n < 5; n += 1)
      expect((await secondStep({ challenge, code: '000000' })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await secondStep({ challenge, code: totpCode(secret) })).body.code).toBe('CHALLENGE_OVER');
    const answer = await secondStep({ challenge: await challenged(), code: totpCode(secret) });
    expect(answer.status).toBe(429);
  });

  test('is bound to the account', async () => {
    const { secret } = await enrolled();
    await addStaff(database, { email: 'ben@vitrine.example', role: 'sales' });
    const ben = await signInAs(app, 'ben@vitrine.example');
    await enrolApp(ben, database);
    const { body } = await http().post('/api/admin/login').send({ email: 'ben@vitrine.example', password: PASSWORD });
    expect((await secondStep({ challenge: body.challenge, code: totpCode(secret) })).status).toBe(401);
  });

  test.each([
    [{}, 'challenge'],
    [{ challenge: 'x' }, ''],
    [{ challenge: 'x', code: '123456', recoveryCode: 'K7QM-2XAH-94TD' }, ''],
    [{ challenge: 'x', code: '12345' }, 'code'],
    [{ challenge: 'x', code: 123456 }, 'code'],
    [{ challenge: 'x', recoveryCode: 'K7QM' }, 'recoveryCode'],
  ])('refuses %j', async (body, field) => {
    const answer = await secondStep(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  test('writes audit entries for the first step, failures and the sign-in, with the factor', async () => {
    const { secret } = await enrolled();
    const challenge = await challenged();
    await secondStep({ challenge, code: '000000' });
    await secondStep({ challenge, code: totpCode(secret) });
    const entries = await database.query(
      `select action, outcome, details from audit_log where at > now() - interval '1 minute' order by id desc limit 3`,
    );
    expect(entries).toEqual([
      { action: 'admin.sign-in', outcome: 'done', details: { secondFactor: 'totp' } },
      { action: 'admin.sign-in.failed', outcome: 'refused', details: { secondFactor: 'totp' } },
      { action: 'admin.sign-in.first-step', outcome: 'done', details: {} },
    ]);
  });
});

// The last test: the tokens of the first application are invalid as soon as there is a second one in the process.
test('the second step works in another process than the first', async () => {
  const { secret } = await enrolled();
  const challenge = await challenged();
  const other = await createTestApp(database.url, { environment });
  try {
    expect((await secondStep({ challenge, code: totpCode(secret) }, other)).status).toBe(200);
  } finally {
    await other.close();
  }
});
