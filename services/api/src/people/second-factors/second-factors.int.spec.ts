import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Secret } from 'otpauth';
import request from 'supertest';
import { enrolApp, totpCode } from '../../../test/second-factor.js';
import { addStaff, signInAs, staffEnvironment } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { Database } from '../../database/database.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { ChallengeUpkeep } from './upkeep/challenge-upkeep.js';

const ANNA = 'anna@vitrine.example';
const PASSWORD = staffEnvironment.ADMIN_PASSWORD;

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
  anna = await addStaff(database, { email: ANNA, name: 'Anna Berg', role: 'sales' });
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const http = () => request(app.getHttpServer());
const login = (password = PASSWORD) => http().post('/api/admin/login').send({ email: ANNA, password });
const secondStep = (body: object) => http().post('/api/admin/login/second-factor').send(body);
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

describe('an authenticator app', () => {
  test('is set up with a secret that apps can read, and is active after its first code is confirmed', async () => {
    const agent = await signInAs(app, ANNA);
    const { secret, uri } = (await agent.post('/api/admin/totp')).body as { secret: string; uri: string };
    expect(uri).toBe(
      `otpauth://totp/Vitrine:${encodeURIComponent(ANNA)}?issuer=Vitrine&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect((await login()).status).toBe(200);
    const wrong = await agent.post('/api/admin/totp/confirm').send({ code: totpCode(secret, 5) });
    expect(wrong.body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', fields: [{ field: 'code' }] });
    const confirmed = await agent.post('/api/admin/totp/confirm').send({ code: totpCode(secret) });
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect((await agent.get('/api/admin/me')).body.secondFactor).toEqual({
      passkeys: 0,
      totp: true,
      recoveryCodes: 10,
    });
    expect(await listMails()).toEqual(['account-totp-added']);
  });

  test('allows five wrong codes in a session, without hashing recovery codes', async () => {
    const agent = await signInAs(app, ANNA);
    const { secret } = (await agent.post('/api/admin/totp')).body as { secret: string };
    const drawn = jest.spyOn(app.get(RecoveryCodes, { strict: false }), 'draw');
    const confirm = (code: string) => agent.post('/api/admin/totp/confirm').send({ code });
    const answers: request.Response[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(await confirm(totpCode(secret, 5 + n)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0']);
    expect((await confirm(totpCode(secret))).status).toBe(429);
    expect(drawn).not.toHaveBeenCalled();
    drawn.mockRestore();
    // Passwords have their own limit.
    expect((await agent.post('/api/admin/step-up').send({ password: PASSWORD })).status).toBe(200);
  });

  test('that is confirmed does not reset the failures of the password', async () => {
    const agent = await signInAs(app, ANNA);
    const guess = () =>
      agent.post('/api/admin/change-password').send({ currentPassword: 'wrong', newPassword: 'another long password' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(400);
    await enrolApp(agent, database);
    expect((await guess()).status).toBe(429);
  });

  test('is confirmed by only one of two concurrent confirmations', async () => {
    const agent = await signInAs(app, ANNA);
    const { secret } = (await agent.post('/api/admin/totp')).body as { secret: string };
    const confirm = () => agent.post('/api/admin/totp/confirm').send({ code: totpCode(secret) });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listMails()).toEqual(['account-totp-added']);
  });

  test('is stored encrypted, its recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const stored = JSON.stringify([
      await database.query('select * from admin_totp'),
      await database.query('select * from admin_recovery_codes'),
    ]);
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
  });

  test('works until another one that replaces it is confirmed', async () => {
    const { agent, secret } = await enrolled();
    const { body } = await agent.post('/api/admin/totp');
    const before = await secondStep({ challenge: await challenged(), code: totpCode(secret) });
    expect(before.status).toBe(200);
    await agent.post('/api/admin/totp/confirm').send({ code: totpCode(body.secret as string) });
    expect((await secondStep({ challenge: await challenged(), code: totpCode(secret, 1) })).status).toBe(401);
    expect((await secondStep({ challenge: await challenged(), code: totpCode(body.secret as string, 1) })).status).toBe(
      200,
    );
  });

  test('must be confirmed within a quarter of an hour', async () => {
    const agent = await signInAs(app, ANNA);
    const { secret } = (await agent.post('/api/admin/totp')).body as { secret: string };
    await database.query('update admin_totp set pending_until = now()');
    expect((await agent.post('/api/admin/totp/confirm').send({ code: totpCode(secret) })).status).toBe(400);
  });

  test('that is removed is no longer asked for, and its recovery codes are removed, too', async () => {
    const { agent } = await enrolled();
    expect((await agent.delete('/api/admin/totp')).status).toBe(204);
    expect((await agent.delete('/api/admin/totp')).body).toMatchObject({
      statusCode: 404,
      error: 'Authenticator app not found',
    });
    expect((await agent.get('/api/admin/me')).body.secondFactor).toEqual({
      passkeys: 0,
      totp: false,
      recoveryCodes: 0,
    });
    expect((await login()).status).toBe(200);
    expect(await listMails()).toEqual(['account-totp-added', 'account-totp-removed']);
  });
});

describe('recovery codes', () => {
  test('are replaced by new ones, and the previous ones no longer work', async () => {
    const { agent, recoveryCodes } = await enrolled();
    const made = await agent.post('/api/admin/recovery-codes');
    expect(made.body.recoveryCodes).toHaveLength(10);
    const old = await secondStep({ challenge: await challenged(), recoveryCode: recoveryCodes[0] });
    expect(old.status).toBe(401);
    const [recoveryCode] = made.body.recoveryCodes as string[];
    expect((await secondStep({ challenge: await challenged(), recoveryCode })).status).toBe(200);
  });

  test('are not made without a factor', async () => {
    const answer = await (await signInAs(app, ANNA)).post('/api/admin/recovery-codes');
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    expect(await listMails()).toEqual([]);
  });
});

describe('lost factors', () => {
  test('are reset by an owner: the account is signed out, gets a mail, and can sign in with its password', async () => {
    const { agent } = await enrolled();
    const challenge = await challenged();
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    expect((await owner.delete(`/api/admin/second-factors/${anna}`)).status).toBe(204);
    expect((await agent.get('/api/admin/me')).status).toBe(401);
    expect((await secondStep({ challenge, code: '123456' })).body.code).toBe('CHALLENGE_OVER');
    expect((await login()).status).toBe(200);
    expect(await listMails()).toEqual(['account-totp-added', 'account-second-factor-reset']);
    const [entry] = await database.query(`select * from audit_log where action = 'staff.second-factor.reset'`);
    expect(entry).toMatchObject({ admin_email: staffEnvironment.ADMIN_EMAIL, subject_id: anna });
  });

  test('of an unknown or invited account are answered with 404', async () => {
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    const invited = await addStaff(database, { email: 'new@vitrine.example', state: 'invited' });
    for (const id of [invited, '0197aaaa-0000-7000-8000-000000000000', 'x'])
      expect((await owner.delete(`/api/admin/second-factors/${id}`)).body.error).toBe('Account not found');
  });

  test('are shown in the team', async () => {
    await enrolled();
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    const team = (await owner.get('/api/admin/staff')).body as { id: string; secondFactor: object }[];
    expect(team.find(({ id }) => id === anna)?.secondFactor).toEqual({ passkeys: 0, totp: true });
  });
});

test('expired second steps and unconfirmed apps are deleted', async () => {
  const { agent } = await enrolled();
  await challenged();
  await agent.post('/api/admin/totp');
  await addStaff(database, { email: 'ben@vitrine.example', role: 'sales' });
  await (await signInAs(app, 'ben@vitrine.example')).post('/api/admin/totp');
  const upkeep = new ChallengeUpkeep(app.get(Database));
  await database.query('delete from admin_challenges where expires_at < now()');
  expect(await upkeep.run()).toEqual({ challenges: 0, apps: 0 });
  await database.query('update admin_challenges set expires_at = now()');
  await database.query('update admin_totp set pending_until = now()');
  expect(await upkeep.run()).toEqual({ challenges: 1, apps: 1 });
});
