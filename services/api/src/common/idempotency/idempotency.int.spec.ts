import type { NestExpressApplication } from '@nestjs/platform-express';
import { Pool } from 'pg';
import request from 'supertest';
import { meetAtLock } from '../../../test/races/meet-at-lock.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { until } from '../../../test/until.js';
import { picture } from '../../../test/uploads/pictures.js';

let database: TestDatabase;
/** Stand for two processes: each has connections of its own. */
let apps: [NestExpressApplication, NestExpressApplication];
let staff: Staff;
let onOther: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  const { JWT_SECRET = '', FIELD_KEYS = '' } = testEnvironment();
  const start = () => createTestApp(database.url, { environment: { ...staffEnvironment, JWT_SECRET, FIELD_KEYS } });
  apps = [await start(), await start()];
  staff = await signIn(apps[0]);
  onOther = await signIn(apps[1]);
});
afterEach(() => database.query('truncate features, idempotent_calls'));
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

const FEATURE = { title: 'Offline-Katalog', description: 'Auch ohne Netz.' };
const IN_USE = { statusCode: 409, code: 'IDEMPOTENCY_KEY_IN_USE' };
const REUSED = { statusCode: 422, code: 'IDEMPOTENCY_KEY_REUSED' };

const make = (key: string, body: object = FEATURE, by = staff) =>
  by.post('/api/features').set('Idempotency-Key', key).send(body);
const features = async () => (await database.query('select id from features')).length;
const entries = async (action: string) =>
  (await database.query('select from audit_log where action = $1 and outcome = $2', [action, 'done'])).length;

test('a repeat gets the first answer again, headers and body, and changes nothing', async () => {
  const before = await entries('feature.create');
  const first = await make('one');
  const second = await make('one', FEATURE, onOther);
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(second.body).toEqual(first.body);
  for (const header of ['location', 'etag']) expect(second.headers[header]).toBe(first.headers[header]);
  expect([await features(), (await entries('feature.create')) - before]).toEqual([1, 1]);
});

test('a key is for one body and one address', async () => {
  await make('one');
  expect((await make('one', { ...FEATURE, title: 'Anderes' })).body).toMatchObject(REUSED);
  const elsewhere = await staff.post('/api/admin/views').set('Idempotency-Key', 'one').send(FEATURE);
  expect(elsewhere.body).toMatchObject(REUSED);
  expect(await features()).toBe(1);
});

test('staff and programs do not share keys', async () => {
  await addStaff(database, { email: 'editor@vitrine.example', role: 'editor' });
  const key = await staff.post('/api/admin/api-keys').send({ name: 'ERP', permissions: ['catalogue:write'] });
  const program = request.agent(apps[0].getHttpServer()).set('Authorization', `Bearer ${key.body.key as string}`);
  const callers = [staff, await signInAs(apps[0], 'editor@vitrine.example'), program];
  const answers = await Promise.all(callers.map((by) => make('one', FEATURE, by)));
  expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(3);
  expect((await make('one', FEATURE, program)).headers['idempotency-replayed']).toBe('true');
});

test.each([
  ['empty', ''],
  ['not ASCII', 'ä'],
  ['too long', 'x'.repeat(256)],
])('a key that is %s is refused', async (_, key) => {
  const answer = await make(Buffer.from(key).toString('latin1'));
  expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
});

test('of two concurrent calls at two processes one takes effect, and both get its answer', async () => {
  const both = await meetAtLock(database, 'lock table features', 1, () =>
    Promise.all([make('one'), make('one', FEATURE, onOther)]),
  );
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(both.map(({ body }) => body.id as string)).size).toBe(1);
  expect(both.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(1);
  expect(await features()).toBe(1);
});

test('many concurrent calls take effect once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => make('one', FEATURE, n % 2 === 0 ? staff : onOther)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id as string}`)).size).toBe(1);
  expect(await features()).toBe(1);
});

test('a failure is not kept: a call that was refused or failed may be repeated with its key', async () => {
  expect((await make('one', {})).status).toBe(400);
  await database.query('alter table features rename to features_gone');
  expect((await make('one')).status).toBe(500);
  await database.query('alter table features_gone rename to features');
  expect((await make('one')).status).toBe(201);
  expect(await features()).toBe(1);
});

describe('a process that dies', () => {
  /** Leaves a call in the state in which a killed process leaves it. */
  const leave = (tookEffect: boolean, on: Pick<TestDatabase, 'query'> = database) =>
    on.query(`update idempotent_calls set answer = null, took_effect = $1, seen_at = now() - interval '1 minute'`, [
      tookEffect,
    ]);

  test('before the commit leaves a key that a repeat can take over', async () => {
    await make('one');
    await database.query('truncate features');
    await leave(false);
    expect((await make('one')).status).toBe(201);
    expect(await features()).toBe(1);
  });

  test('after the commit leaves a key whose repeats change nothing and get 409', async () => {
    await make('one');
    await leave(true);
    expect((await make('one')).body).toMatchObject(IN_USE);
    expect(await features()).toBe(1);
  });

  test('or is only slow, changes nothing after a repeat has taken over its key', async () => {
    const others = new Pool({ connectionString: database.ownerUrl, max: 1 });
    const query: TestDatabase['query'] = async (sql, parameters) => (await others.query(sql, parameters)).rows;
    const [slow, repeat] = await meetAtLock(database, 'lock table features', 2, async () => {
      const first = make('one').then((answer) => answer);
      await until(async () => expect(await query('select from idempotent_calls')).toHaveLength(1));
      await leave(false, { query });
      return Promise.all([first, make('one', FEATURE, onOther)]);
    });
    await others.end();
    expect([slow.status, repeat.status]).toEqual([500, 201]);
    expect(await features()).toBe(1);
  });
});

test('a secret that is shown once is sent again to a repeat, and is stored only encrypted', async () => {
  const ask = () =>
    staff
      .post('/api/admin/api-keys')
      .set('Idempotency-Key', 'secret')
      .send({ name: 'Shop', permissions: ['orders:read'] });
  const first = await ask();
  expect((await ask()).body).toEqual(first.body);
  const [stored] = await database.query<{ answer: string }>(
    'select *, key_hash::text, fingerprint::text from idempotent_calls',
  );
  expect(stored?.answer).toMatch(/^\w+\.[\w-]{50,}$/);
  expect(JSON.stringify(stored)).not.toContain((first.body.key as string).slice(3));
});

describe('an answer with a secret', () => {
  const later = () =>
    database.query(
      `update idempotent_calls set answer_until = answer_until - interval '10 minutes', seen_at = seen_at - interval '10 minutes'`,
    );
  const makeKey = () =>
    staff
      .post('/api/admin/api-keys')
      .set('Idempotency-Key', 'secret')
      .send({ name: 'Shop', permissions: ['orders:read'] });
  const keys = async () => (await database.query('select from api_keys')).length;

  test('is not sent again after ten minutes, and the repeat makes no second secret', async () => {
    expect((await makeKey()).status).toBe(201);
    const made = await keys();
    await later();
    expect((await makeKey()).body).toMatchObject(IN_USE);
    expect(await keys()).toBe(made);
  });

  test('is also that of creating a webhook or its new secret; other answers are kept for a day', async () => {
    const webhook = await staff
      .post('/api/admin/webhooks')
      .set('Idempotency-Key', 'webhook')
      .send({ url: 'https://erp.example/hook', events: ['order.created'], description: 'ERP' });
    expect(webhook.status).toBe(201);
    const rotate = `/api/admin/webhooks/${webhook.body.id as string}/rotate-secret`;
    expect((await staff.post(rotate).set('Idempotency-Key', 'rotate')).status).toBe(200);
    expect(await database.query('select from idempotent_calls where answer_until is not null')).toHaveLength(2);
    await make('one');
    expect(await database.query('select from idempotent_calls where answer_until is null')).toHaveLength(1);
  });
});

describe('a form with files', () => {
  const upload = async (key: string, width: number) =>
    staff
      .post('/api/upload')
      .set('Idempotency-Key', key)
      .attach('files', await picture('png', width), { filename: 'x.png' });
  const files = async () => (await database.query('select from media_files')).length;

  test('is recognised by its content, with any boundary, and stored once', async () => {
    const first = await upload('one', 64);
    const stored = await files();
    const second = await upload('one', 64);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([second.body, second.headers['location']]).toEqual([first.body, first.headers['location']]);
    expect((await upload('one', 65)).body).toMatchObject(REUSED);
    expect(await files()).toBe(stored);
  });

  test('that is refused may be repeated with its key', async () => {
    const refused = await staff
      .post('/api/upload')
      .set('Idempotency-Key', 'one')
      .attach('files', Buffer.from('text'), 'x.png');
    expect(refused.status).toBe(415);
    expect((await upload('one', 64)).status).toBe(201);
  });
});
