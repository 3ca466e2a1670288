import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { AppConfig } from '../../config/app-config.js';
import type { StaffDto } from './staff.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let otherInstance: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  const { jwtSecret } = app.get(AppConfig);
  otherInstance = await createTestApp(database.url, { environment: { ...staffEnvironment, JWT_SECRET: jwtSecret } });
  owner = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await otherInstance.close();
  await database.drop();
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const list = async () => (await owner.get('/api/admin/staff')).body as StaffDto[];
const ownId = async () => (await list()).find(({ email }) => email === staffEnvironment.ADMIN_EMAIL)?.id ?? '';

test('the team is listed by name, with role, state, second factors and the last sign-in', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', name: 'Anna Berg', role: 'sales' });
  expect(await list()).toEqual([
    {
      id,
      email: 'anna@vitrine.example',
      name: 'Anna Berg',
      role: 'sales',
      state: 'active',
      invitation: null,
      secondFactor: { passkeys: 0, totp: false },
      lastLoginAt: null,
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
    },
    expect.objectContaining({
      email: 'owner@vitrine.example',
      name: null,
      role: 'owner',
      lastLoginAt: expect.any(String),
    }),
  ]);
});

test('a change increments the version and has an audit entry, and a stale version is refused', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  const changed = await owner.put(`/api/admin/staff/${id}`).send({ name: 'Anna Berg', role: 'editor', version: 1 });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ id, name: 'Anna Berg', role: 'editor', version: 2 });
  expect(changed.headers['etag']).toBe('"2"');
  const stale = await owner.put(`/api/admin/staff/${id}`).send({ role: 'manager', version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: 'STALE_VERSION', updatedBy: 'owner@vitrine.example' });
  const same = await owner.put(`/api/admin/staff/${id}`).send({ role: 'editor' });
  expect(same.body.version).toBe(2);
  const entries = await database.query(
    `select details, outcome from audit_log where action = 'staff.update' and subject_id = $1 order by id`,
    [id],
  );
  expect(entries[0]).toEqual({
    outcome: 'done',
    details: { fields: ['name', 'role'], values: { role: ['sales', 'editor'] } },
  });
});

test('an unknown account, role or state is refused', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  expect((await owner.put('/api/admin/staff/nobody').send({})).body.error).toBe('Account not found');
  const answer = await owner.put(`/api/admin/staff/${id}`).send({ role: 'boss', state: 'away' });
  expect(answer.status).toBe(400);
  expect(answer.body.fields.map(({ field }: { field: string }) => field)).toEqual(['role', 'state']);
  const invited = await owner.put(`/api/admin/staff/${id}`).send({ state: 'invited' });
  expect(invited.body).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
});

test.each([{ state: 'suspended' }, { role: 'editor' }])(
  '%j ends the sessions of the account at once, in every process',
  async (body) => {
    const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
    const anna = await signInAs(app, 'anna@vitrine.example');
    const elsewhere = await signInAs(otherInstance, 'anna@vitrine.example');
    expect((await elsewhere.get('/api/admin/me')).status).toBe(200);
    expect((await owner.put(`/api/admin/staff/${id}`).send(body)).status).toBe(200);
    for (const agent of [anna, elsewhere])
      expect((await agent.get('/api/admin/me')).body).toMatchObject({ statusCode: 401, code: 'INVALID_TOKEN' });
  },
);

test('a change of the name ends no session', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  const anna = await signInAs(app, 'anna@vitrine.example');
  await owner.put(`/api/admin/staff/${id}`).send({ name: 'Anna Berg' });
  expect((await anna.get('/api/admin/me')).body).toMatchObject({ name: 'Anna Berg', role: 'sales' });
});

test('a suspended account can be activated again', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  await owner.put(`/api/admin/staff/${id}`).send({ state: 'suspended' });
  const login = () =>
    request(app.getHttpServer())
      .post('/api/admin/login')
      .send({ email: 'anna@vitrine.example', password: staffEnvironment.ADMIN_PASSWORD });
  expect((await login()).body.code).toBe('INVALID_CREDENTIALS');
  await owner.put(`/api/admin/staff/${id}`).send({ state: 'active' });
  expect((await login()).status).toBe(200);
});

describe('the last active owner', () => {
  test.each([{ role: 'manager' }, { state: 'suspended' }])('cannot be changed to %j', async (body) => {
    await addStaff(database, { email: 'gone@vitrine.example', role: 'owner', state: 'suspended' });
    const answer = await owner.put(`/api/admin/staff/${await ownId()}`).send(body);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'LAST_OWNER', error: expect.stringMatching(/last active owner/) });
    expect((await owner.get('/api/admin/me')).body.role).toBe('owner');
  });

  test('remains when two owners are demoted concurrently', async () => {
    const other = await addStaff(database, { email: 'second@vitrine.example', role: 'owner' });
    const second = await signInAs(otherInstance, 'second@vitrine.example');
    const answers = await Promise.all([
      owner.put(`/api/admin/staff/${other}`).send({ role: 'manager' }),
      second.put(`/api/admin/staff/${await ownId()}`).send({ state: 'suspended' }),
    ]);
    const left = await database.query(`select from admins where role = 'owner' and state = 'active'`);
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await database.query(`update admins set state = 'active', role = 'owner' where email = 'owner@vitrine.example'`);
    owner = await signIn(app);
  });
});

test('staff can change their own name, and nothing else', async () => {
  await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  const anna = await signInAs(app, 'anna@vitrine.example');
  expect((await anna.put('/api/admin/me').send({ name: ' ' })).body.fields).toEqual([
    { field: 'name', message: 'Name is required' },
  ]);
  const answer = await anna.put('/api/admin/me').send({ name: 'Anna  Berg', role: 'owner' });
  expect(answer.body).toMatchObject({
    name: 'Anna Berg',
    role: 'sales',
    secondFactor: { passkeys: 0, totp: false, recoveryCodes: 0 },
  });
});
