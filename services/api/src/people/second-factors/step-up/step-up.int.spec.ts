import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { enrolApp, totpCode } from '../../../../test/second-factor.js';
import { addStaff, signInAs, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

const PASSWORD = staffEnvironment.ADMIN_PASSWORD;
const UNKNOWN = '0197aaaa-0000-7000-8000-000000000000';

let database: TestDatabase;
let app: NestExpressApplication;

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
  await addStaff(database, { email: 'anna@vitrine.example', name: 'Anna Berg', role: 'owner' });
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const signIn = () => signInAs(app, 'anna@vitrine.example');
const withToken = (token: unknown) =>
  request.agent(app.getHttpServer()).set('Authorization', `Bearer ${String(token)}`);
/** Moves the last authentication of every session into the past. */
const age = (minutes: number) =>
  database.query('update admin_sessions set authenticated_at = now() - make_interval(mins => $1)', [minutes]);
const reset = (agent: Staff) => agent.delete(`/api/admin/second-factors/${UNKNOWN}`);
const decrypt = (agent: Staff) => agent.get(`/api/orders/admin/${UNKNOWN}/decrypt-customer`);
const stepUp = (agent: Staff, body: object) => agent.post('/api/admin/step-up').send(body);
test('most step-up operations need an authentication within 15 minutes, decrypting one within 8 hours', async () => {
  const agent = await signIn();
  await age(14);
  expect([(await reset(agent)).status, (await decrypt(agent)).status]).toEqual([404, 404]);
  await age(16);
  expect((await reset(agent)).body).toEqual({
    statusCode: 403,
    code: 'STEP_UP_REQUIRED',
    error: 'Please confirm first that it is still you',
    message: 'Please confirm first that it is still you',
  });
  expect((await decrypt(agent)).status).toBe(404);
  await age(481);
  expect((await decrypt(agent)).body.code).toBe('STEP_UP_REQUIRED');
  expect((await agent.get('/api/orders')).status).toBe(200);
});

test('renewing a session does not count as an authentication', async () => {
  const agent = await signIn();
  await age(16);
  const { body } = await agent.post('/api/admin/renew-session');
  expect((await reset(withToken(body.token))).body.code).toBe('STEP_UP_REQUIRED');
});

test('the password is enough without a second factor, and the answer has a token of the same session', async () => {
  const agent = await signIn();
  await age(16);
  const answer = await stepUp(agent, { password: PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ token: expect.any(String), expiresIn: 3600 });
  const renewed = withToken(answer.body.token);
  expect((await reset(renewed)).status).toBe(404);
  const { authenticatedAt } = (await renewed.get('/api/admin/me')).body as { authenticatedAt: string };
  expect(Date.now() - Date.parse(authenticatedAt)).toBeLessThan(60_000);
  expect((await renewed.get('/api/admin/sessions')).body).toHaveLength(1);
});

test('an account with a second factor must use it, not the password', async () => {
  const agent = await signIn();
  const { secret } = await enrolApp(agent, database);
  await age(16);
  expect((await stepUp(agent, { password: PASSWORD })).body.fields).toEqual([
    { field: 'password', message: expect.stringMatching(/^Your account has a second factor/) },
  ]);
  expect((await stepUp(agent, { code: '000000' })).body.fields).toEqual([
    { field: 'code', message: expect.stringMatching(/^This code is not right/) },
  ]);
  expect((await reset(agent)).status).toBe(403);
  const code = totpCode(secret);
  expect((await stepUp(agent, { code })).status).toBe(200);
  expect((await reset(agent)).status).toBe(404);
  expect((await stepUp(agent, { code })).status).toBe(400);
});

test('changes of one’s own factors need it, too', async () => {
  const agent = await signIn();
  await age(16);
  for (const answer of [
    await agent.post('/api/admin/totp'),
    await agent.post('/api/admin/totp/confirm').send({ code: '123456' }),
    await agent.delete('/api/admin/totp'),
    await agent.post('/api/admin/recovery-codes'),
  ])
    expect(answer.body.code).toBe('STEP_UP_REQUIRED');
});

test('five wrong proofs lock only their own session', async () => {
  const agent = await signIn();
  const other = await signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await stepUp(agent, { password: 'not the password' })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await stepUp(other, { password: PASSWORD })).status).toBe(200);
});

test.each([[{}], [{ password: PASSWORD, code: '123456' }], [{ code: 'x' }]])('refuses %j', async (body) => {
  expect((await stepUp(await signIn(), body)).status).toBe(400);
});

describe('where a second factor is required', () => {
  let strict: NestExpressApplication;
  beforeAll(async () => {
    strict = await createTestApp(database.url, { environment: { ...staffEnvironment, SECOND_FACTOR: 'required' } });
  });
  afterAll(() => strict.close());

  test('an account without one can only get one, step up and sign out, and cannot remove its last one', async () => {
    const agent = await signInAs(strict, 'anna@vitrine.example');
    expect((await agent.get('/api/admin/me')).body).toMatchObject({ mustEnrol: true });
    for (const path of ['/api/orders', '/api/admin/sessions', '/api/admin/staff'])
      expect((await agent.get(path)).body).toMatchObject({ statusCode: 403, code: 'SECOND_FACTOR_ENROLMENT_REQUIRED' });
    expect((await agent.get('/api/products')).body).toEqual([]);
    expect((await stepUp(agent, { password: PASSWORD })).status).toBe(200);
    await enrolApp(agent, database);
    expect((await agent.get('/api/admin/me')).body).toMatchObject({ mustEnrol: false });
    expect((await agent.get('/api/orders')).status).toBe(200);
    expect((await agent.delete('/api/admin/totp')).body).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    expect((await agent.get('/api/orders')).status).toBe(200);
    expect((await agent.post('/api/admin/logout')).status).toBe(204);
  });
});
