import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Authenticator, enrolPasskey } from '../../../../test/passkeys/authenticator.js';
import { addStaff, signInAs, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

const ANNA = 'anna@vitrine.example';
const BEN = 'ben@vitrine.example';
const SITE = 'https://vitrine.example';
const PASSWORD = staffEnvironment.ADMIN_PASSWORD;

const environment = {
  ...staffEnvironment,
  RATE_LIMIT_LOGIN: '5/900s',
  PUBLIC_URL: SITE,
  FIELD_KEYS: `shared:${randomBytes(32).toString('base64')}`,
};
let database: TestDatabase;
let app: NestExpressApplication;
let anna: string;
let agent: Staff;
let authenticator: Authenticator;
let passkeyId: string;

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
  authenticator = new Authenticator(SITE);
  passkeyId = (await enrolPasskey(agent, authenticator)).id;
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const http = (instance = app) => request(instance.getHttpServer());
const ask = async (body: object = {}) => (await http().post('/api/admin/login/passkey/options').send(body)).body;
const signIn = (passkey: object, instance = app) => http(instance).post('/api/admin/login/passkey').send({ passkey });
const firstStep = async (email = ANNA) => {
  const answer = await http().post('/api/admin/login').send({ email, password: PASSWORD });
  expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
  return answer.body as { challenge: string; methods: string[] };
};
const secondStep = (challenge: string, passkey: object) =>
  http().post('/api/admin/login/second-factor').send({ challenge, passkey });
/** Adds another account with its own passkey. */
async function addBen() {
  await addStaff(database, { email: BEN, role: 'sales' });
  const own = new Authenticator(SITE);
  await enrolPasskey(await signInAs(app, BEN), own);
  return own;
}

describe('a passkey alone', () => {
  test('signs in, without an address or a password', async () => {
    const asked = await ask();
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'vitrine.example',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    const answer = await signIn(authenticator.use(asked));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      admin: { id: anna, email: ANNA, lastLoginAt: expect.any(String) },
      expiresIn: 3600,
    });
    expect(answer.headers['set-cookie']).toBeDefined();
    const me = await http().get('/api/admin/me').auth(answer.body.token, { type: 'bearer' });
    expect(me.body).toMatchObject({ email: ANNA });
    const [passkey] = (await agent.get('/api/admin/passkeys')).body;
    expect(passkey.lastUsedAt).toEqual(expect.any(String));
    const [entry] = await database.query(
      `select admin_id, details from audit_log where action = 'admin.sign-in' order by id desc limit 1`,
    );
    expect(entry).toEqual({ admin_id: anna, details: { secondFactor: 'passkey' } });
  });

  test.each([
    ['of another page', { origin: 'https://vitrine.example.evil' }],
    ['of the site without TLS', { origin: 'http://vitrine.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a finger, a face or a PIN', { verified: false }],
    ['with a counter that decreased', { counter: 0 }],
    ['that names another account', { userHandle: randomBytes(16).toString('base64url') }],
    ['of another ceremony', { type: 'webauthn.create' }],
  ])('%s is refused', async (_what, otherwise) => {
    expect((await signIn(authenticator.use(await ask()))).status).toBe(200);
    const answer = await signIn(authenticator.use(await ask(), otherwise));
    expect(answer.body).toEqual(await refusal());
  });

  /** The answer to an unknown passkey. */
  const refusal = async () => {
    const answer = await signIn(new Authenticator(SITE).use(await ask()));
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'INVALID_CREDENTIALS' });
    return answer.body as object;
  };

  test('works once with each challenge, and within 5 minutes', async () => {
    const asked = await ask();
    expect((await signIn(authenticator.use(asked))).status).toBe(200);
    expect((await signIn(authenticator.use(asked))).body).toEqual(await refusal());
    const late = await ask();
    await database.query('update admin_challenges set expires_at = now()');
    expect((await signIn(authenticator.use(late))).body).toEqual(await refusal());
    const own = { challenge: randomBytes(32).toString('base64url'), rpId: 'vitrine.example' };
    expect((await signIn(authenticator.use(own))).body).toEqual(await refusal());
    const { body: toMake } = await agent.post('/api/admin/passkeys/options');
    expect((await signIn(authenticator.use({ ...toMake, rpId: 'vitrine.example' }))).body).toEqual(await refusal());
  });

  test('signs in only once for two concurrent uses with the same challenge or the same count', async () => {
    const asked = await ask();
    const proof = authenticator.use(asked);
    const answers = await Promise.all([signIn(proof), signIn(proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const proofs = [await ask(), await ask()].map((each) => authenticator.use(each, { counter: 9 }));
    const both = await Promise.all(proofs.map((each) => signIn(each)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('that does not count its uses signs in repeatedly', async () => {
    const synced = new Authenticator(SITE, false);
    await enrolPasskey(agent, synced);
    for (let n = 0; n < 3; n += 1) expect((await signIn(synced.use(await ask()))).status).toBe(200);
  });

  test('with a signature of another key, or that was removed, is refused', async () => {
    const forged = { ...new Authenticator(SITE).use(await ask()), id: authenticator.id, rawId: authenticator.id };
    expect((await signIn(forged)).body).toEqual(await refusal());
    expect((await agent.delete(`/api/admin/passkeys/${passkeyId}`)).status).toBe(204);
    expect((await signIn(authenticator.use(await ask()))).body).toEqual(await refusal());
  });

  test('of a suspended account is refused, with an audit entry', async () => {
    await database.query(`update admins set state = 'suspended' where id = $1`, [anna]);
    expect((await signIn(authenticator.use(await ask()))).body).toEqual(await refusal());
    const entries = await database.query(
      `select subject_type, subject_id, outcome, details from audit_log where action = 'admin.sign-in.failed' order by id desc limit 2`,
    );
    const failed = { outcome: 'refused', details: { secondFactor: 'passkey' } };
    expect(entries).toEqual([
      { subject_type: 'passkey', subject_id: null, ...failed },
      { subject_type: 'admin', subject_id: anna, ...failed },
    ]);
  });

  test('allows an address twenty failures in a quarter of an hour; successful sign-ins are not counted', async () => {
    for (let n = 0; n < 25; n += 1) expect((await signIn(authenticator.use(await ask()))).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await signIn(authenticator.use({ challenge: 'x', rpId: 'y' }))).status);
    expect(statuses.slice(19)).toEqual([401, 429]);
    expect((await ask()).challenge).toBeDefined();
    for (let n = 0; n < 19; n += 1) await ask();
    const answer = await http().post('/api/admin/login/passkey/options').send({});
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  test.each([[{}], [{ id: 'x' }], [{ ...new Authenticator(SITE).use({ challenge: 'x', rpId: 'y' }), type: 'x' }]])(
    'is not %j',
    async (passkey) => {
      expect((await signIn(passkey)).status).toBe(400);
    },
  );
});

describe('a passkey as the second step', () => {
  test('is offered, with only the passkeys of the account, and is answered like a sign-in', async () => {
    const { challenge, methods } = await firstStep();
    expect(methods).toEqual(['passkey', 'recovery']);
    const asked = await ask({ challenge });
    expect(asked.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }]);
    const answer = await secondStep(challenge, authenticator.use(asked));
    expect(answer.status).toBe(200);
    expect(answer.body.admin.email).toBe(ANNA);
    expect((await secondStep(challenge, authenticator.use(asked))).body.code).toBe('CHALLENGE_OVER');
  });

  test('is accepted with a challenge for any account, but not with one for another account', async () => {
    const { challenge } = await firstStep();
    expect((await secondStep(challenge, authenticator.use(await ask()))).status).toBe(200);
    await addBen();
    const ofBen = await ask({ challenge: (await firstStep(BEN)).challenge });
    const next = await firstStep();
    expect((await secondStep(next.challenge, authenticator.use(ofBen))).body.code).toBe('INVALID_CREDENTIALS');
  });

  test('must be one of the account', async () => {
    const own = await addBen();
    const { challenge } = await firstStep();
    const answer = await secondStep(challenge, own.use(await ask()));
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'INVALID_CREDENTIALS' });
    expect((await secondStep(challenge, authenticator.use(await ask({ challenge })))).status).toBe(200);
  });

  test('is not asked for with an expired or unknown challenge', async () => {
    const { challenge } = await firstStep();
    await database.query('update admin_challenges set expires_at = now()');
    for (const over of [challenge, 'x'])
      expect(await ask({ challenge: over })).toMatchObject({ statusCode: 401, code: 'CHALLENGE_OVER' });
  });
});

describe('a passkey for step-up', () => {
  const age = () => database.query(`update admin_sessions set authenticated_at = now() - interval '16 minutes'`);
  const stepUp = (passkey: object) => agent.post('/api/admin/step-up').send({ passkey });
  const toStepUp = async () => (await agent.post('/api/admin/step-up/passkey/options')).body;

  test('authenticates again; the password is no longer enough', async () => {
    await age();
    expect((await agent.post('/api/admin/step-up').send({ password: PASSWORD })).status).toBe(400);
    const asked = await toStepUp();
    expect(asked.allowCredentials).toHaveLength(1);
    const answer = await stepUp(authenticator.use(asked));
    expect(answer.body).toEqual({ token: expect.any(String), expiresIn: 3600 });
    expect((await agent.post('/api/admin/passkeys/options')).status).toBe(200);
  });

  test('must be one’s own, with a new challenge each time', async () => {
    const own = await addBen();
    await age();
    expect((await stepUp(own.use(await ask()))).body.fields).toEqual([
      { field: 'passkey', message: expect.stringMatching(/^This passkey was not accepted/) },
    ]);
    const asked = await toStepUp();
    expect((await stepUp(authenticator.use(asked))).status).toBe(200);
    expect((await stepUp(authenticator.use(asked))).status).toBe(400);
  });
});

// The last test: the tokens of the first application are invalid as soon as there is a second one in the process.
test('a passkey is asked for by one process and verified by another', async () => {
  const proof = authenticator.use(await ask());
  const other = await createTestApp(database.url, { environment });
  try {
    expect((await signIn(proof, other)).status).toBe(200);
  } finally {
    await other.close();
  }
});
