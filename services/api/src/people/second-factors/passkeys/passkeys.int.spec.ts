import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Authenticator, enrolPasskey } from '../../../../test/passkeys/authenticator.js';
import { enrolApp } from '../../../../test/second-factor.js';
import { addStaff, signInAs, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

const ANNA = 'anna@vitrine.example';
const SITE = 'https://vitrine.example';
const PASSWORD = staffEnvironment.ADMIN_PASSWORD;

const environment = { ...staffEnvironment, RATE_LIMIT_LOGIN: '50/900s', PUBLIC_URL: SITE };
let database: TestDatabase;
let app: NestExpressApplication;
let anna: string;
let agent: Staff;

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
  agent = await signInAs(app, ANNA);
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const askToMake = async (by = agent) => (await by.post('/api/admin/passkeys/options')).body;
const send = (passkey: object, by = agent) => by.post('/api/admin/passkeys').send({ passkey });
const getFactors = async () => (await agent.get('/api/admin/me')).body.secondFactor;
const listMails = async () =>
  (
    await database.query<{ kind: string }>('select kind from outbox where admin_id = $1 order by created_at, id', [
      anna,
    ])
  ).map(({ kind }) => kind);

describe('a passkey', () => {
  test('is made discoverable, for the domain of the site, and not twice', async () => {
    const authenticator = new Authenticator(SITE);
    await enrolPasskey(agent, authenticator);
    const asked = await agent.post('/api/admin/passkeys/options');
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'vitrine.example', name: 'Vitrine' },
      user: { id: expect.stringMatching(/^[\w-]{22}$/), name: ANNA, displayName: ANNA },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
    expect(JSON.stringify(await database.query('select * from admin_challenges'))).not.toContain(asked.body.challenge);
  });

  test('is a second factor: the first one brings recovery codes, and each a mail and an audit entry', async () => {
    const added = await enrolPasskey(agent, new Authenticator(SITE), '  My   telephone ');
    expect(added).toEqual({
      id: expect.any(String),
      name: 'My telephone',
      synced: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
      recoveryCodes: expect.any(Array),
    });
    expect(new Set(added.recoveryCodes).size).toBe(10);
    expect(await getFactors()).toEqual({ passkeys: 1, totp: false, recoveryCodes: 10 });
    const more = await enrolPasskey(agent, new Authenticator(SITE, false));
    expect(more).toMatchObject({ synced: true, name: expect.stringMatching(/./) });
    expect(more).not.toHaveProperty('recoveryCodes');
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    const team = (await owner.get('/api/admin/staff')).body as { id: string; secondFactor: object }[];
    expect(team.find(({ id }) => id === anna)?.secondFactor).toEqual({ passkeys: 2, totp: false });
    expect(await listMails()).toEqual(['account-passkey-added', 'account-passkey-added']);
    const entries = await database.query(`select subject_id from audit_log where action = 'admin.passkey.add'`);
    expect(entries).toContainEqual({ subject_id: anna });
  });

  test('in addition to an authenticator app brings no new recovery codes', async () => {
    const { recoveryCodes } = await enrolApp(agent, database);
    expect(await enrolPasskey(agent, new Authenticator(SITE))).not.toHaveProperty('recoveryCodes');
    const step = await request(app.getHttpServer()).post('/api/admin/login').send({ email: ANNA, password: PASSWORD });
    expect(step.body.methods).toEqual(['totp', 'passkey', 'recovery']);
    const entered = await request(app.getHttpServer())
      .post('/api/admin/login/second-factor')
      .send({ challenge: step.body.challenge, recoveryCode: recoveryCodes[0] });
    expect(entered.status).toBe(200);
  });

  test.each([
    ['of another page', { origin: 'https://vitrine.example.evil' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { verified: false }],
    ['of another ceremony', { type: 'webauthn.get' }],
  ])('%s is refused', async (_what, otherwise) => {
    const made = new Authenticator(SITE).make(await askToMake(), otherwise);
    const answer = await send(made);
    expect(answer.body).toMatchObject({ statusCode: 400, fields: [{ field: 'passkey' }] });
    expect(await getFactors()).toMatchObject({ passkeys: 0 });
  });

  test('is added only with a challenge of its own account, once, within 5 minutes', async () => {
    const asked = await askToMake();
    const added = await send(new Authenticator(SITE).make(asked));
    expect([added.status, added.headers['location']]).toEqual([201, `/api/admin/passkeys/${added.body.id as string}`]);
    expect((await send(new Authenticator(SITE).make(asked))).status).toBe(400);
    const late = await askToMake();
    await database.query('update admin_challenges set expires_at = now()');
    expect((await send(new Authenticator(SITE).make(late))).status).toBe(400);
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    expect((await send(new Authenticator(SITE).make(await askToMake(owner)))).status).toBe(400);
    const { body: toUse } = await request(app.getHttpServer()).post('/api/admin/login/passkey/options').send({});
    const made = new Authenticator(SITE).make({ ...toUse, rp: { id: toUse.rpId } });
    expect((await send(made)).status).toBe(400);
    expect(await getFactors()).toMatchObject({ passkeys: 1 });
  });

  test('is added to only one account, once', async () => {
    const authenticator = new Authenticator(SITE);
    await enrolPasskey(agent, authenticator);
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    for (const by of [agent, owner])
      expect((await send(authenticator.make(await askToMake(by)), by)).body).toMatchObject({
        statusCode: 409,
        error: 'This passkey was added already',
      });
  });

  test('is refused if the account has twenty', async () => {
    for (let n = 0; n < 20; n += 1) await enrolPasskey(agent, new Authenticator(SITE));
    const one = await send(new Authenticator(SITE).make(await askToMake()));
    expect(one.body).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    expect(await getFactors()).toMatchObject({ passkeys: 20 });
  });

  test('is listed, renamed and removed only by its holder', async () => {
    const { id } = await enrolPasskey(agent, new Authenticator(SITE), 'Telephone');
    await enrolPasskey(agent, new Authenticator(SITE), 'Key');
    const names = async () =>
      ((await agent.get('/api/admin/passkeys')).body as { name: string }[]).map(({ name }) => name);
    expect(await names()).toEqual(['Telephone', 'Key']);
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    expect((await owner.get('/api/admin/passkeys')).body).toEqual([]);
    const path = `/api/admin/passkeys/${id}`;
    expect((await owner.patch(path).send({ name: 'Mine' })).status).toBe(404);
    expect((await owner.delete(path)).body.error).toBe('Passkey not found');
    expect((await agent.patch(path).send({ name: ' ' })).body.fields).toEqual([
      { field: 'name', message: 'Name is required' },
    ]);
    expect((await agent.patch(path).send({ name: 'Old telephone' })).body).toMatchObject({ id, name: 'Old telephone' });
    expect(await names()).toEqual(['Old telephone', 'Key']);
    expect((await agent.delete(path)).status).toBe(204);
    expect((await agent.delete(path)).status).toBe(404);
    expect(await names()).toEqual(['Key']);
    expect(await getFactors()).toEqual({ passkeys: 1, totp: false, recoveryCodes: 10 });
    expect((await listMails()).at(-1)).toBe('account-passkey-removed');
  });

  test('that was the last factor is removed with the recovery codes', async () => {
    const { id } = await enrolPasskey(agent, new Authenticator(SITE));
    expect((await agent.delete(`/api/admin/passkeys/${id}`)).status).toBe(204);
    expect(await getFactors()).toEqual({ passkeys: 0, totp: false, recoveryCodes: 0 });
    expect((await signInAs(app, ANNA)).get('/api/admin/me')).toBeDefined();
  });

  test('is changed only after a recent authentication', async () => {
    const { id } = await enrolPasskey(agent, new Authenticator(SITE));
    await database.query(`update admin_sessions set authenticated_at = now() - interval '16 minutes'`);
    for (const answer of [
      await agent.post('/api/admin/passkeys/options'),
      await send(new Authenticator(SITE).make({ challenge: 'x', rp: { id: 'vitrine.example' } })),
      await agent.patch(`/api/admin/passkeys/${id}`).send({ name: 'Other' }),
      await agent.delete(`/api/admin/passkeys/${id}`),
    ])
      expect(answer.body.code).toBe('STEP_UP_REQUIRED');
    expect((await agent.get('/api/admin/passkeys')).status).toBe(200);
  });

  test('is removed with the other factors when an owner resets them', async () => {
    await enrolPasskey(agent, new Authenticator(SITE));
    const owner = await signInAs(app, staffEnvironment.ADMIN_EMAIL);
    expect((await owner.delete(`/api/admin/second-factors/${anna}`)).status).toBe(204);
    expect(await database.query('select id from admin_passkeys where admin_id = $1', [anna])).toEqual([]);
    expect((await (await signInAs(app, ANNA)).get('/api/admin/me')).body.secondFactor.passkeys).toBe(0);
  });

  test.each([
    [{}],
    [{ passkey: 'text' }],
    [{ passkey: { id: 'x' } }],
    [
      {
        passkey: {
          id: 'a b',
          rawId: 'a b',
          type: 'public-key',
          response: { clientDataJSON: 'x', attestationObject: 'x' },
        },
      },
    ],
    [{ passkey: { id: 'x', rawId: 'x', type: 'password', response: { clientDataJSON: 'x', attestationObject: 'x' } } }],
    [
      {
        passkey: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } },
      },
    ],
    [
      {
        passkey: {
          id: 'x',
          rawId: 'y',
          type: 'public-key',
          response: { clientDataJSON: 'bnVsbA', attestationObject: 'oA' },
        },
      },
    ],
  ])('is not %j', async (body) => {
    expect((await agent.post('/api/admin/passkeys').send(body)).status).toBe(400);
  });
});

describe('where a second factor is required', () => {
  let strict: NestExpressApplication;
  beforeAll(async () => {
    strict = await createTestApp(database.url, { environment: { ...environment, SECOND_FACTOR: 'required' } });
  });
  afterAll(() => strict.close());

  test('a passkey is one, and the last factor cannot be removed', async () => {
    const must = await signInAs(strict, ANNA);
    expect((await must.get('/api/orders')).body.code).toBe('SECOND_FACTOR_ENROLMENT_REQUIRED');
    const { id } = await enrolPasskey(must, new Authenticator(SITE));
    expect((await must.get('/api/orders')).status).toBe(200);
    const last = await must.delete(`/api/admin/passkeys/${id}`);
    expect(last.body).toMatchObject({
      statusCode: 409,
      error: expect.stringMatching(/^This is your last second factor/),
    });
    expect((await must.get('/api/admin/me')).body.secondFactor).toEqual({
      passkeys: 1,
      totp: false,
      recoveryCodes: 10,
    });
    await enrolPasskey(must, new Authenticator(SITE));
    expect((await must.delete(`/api/admin/passkeys/${id}`)).status).toBe(204);
  });
});

test('a site with an IP address instead of a domain has no passkeys', async () => {
  const other = await createTestApp(database.url, {
    environment: { ...environment, PUBLIC_URL: 'http://192.0.2.7:8080' },
  });
  try {
    const own = await signInAs(other, ANNA);
    for (const answer of [
      await own.post('/api/admin/passkeys/options'),
      await own.post('/api/admin/step-up/passkey/options'),
      await request(other.getHttpServer()).post('/api/admin/login/passkey/options').send({}),
    ])
      expect(answer.body).toMatchObject({ statusCode: 409, error: expect.stringMatching(/^This site has no domain/) });
  } finally {
    await other.close();
  }
});
