import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { bring, ended, send, startImportSystem, type ImportSystem } from '../../../../test/imports/import-system.js';
import { addStaff, signInAs } from '../../../../test/staff.js';
import { until } from '../../../../test/until.js';
import { Database } from '../../../database/database.js';
import { ImportsRelay } from './imports-relay.js';
import { ImportsUpkeep } from './imports-upkeep.js';

let system: ImportSystem;
const workers: INestApplicationContext[] = [];

beforeAll(async () => (system = await startImportSystem()));
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
  for (const table of ['stores', 'coupons', 'imports']) await system.database.query(`delete from ${table}`);
});
afterAll(() => system.close());

async function startWorker(): Promise<INestApplicationContext> {
  const worker = await system.startWorker();
  workers.push(worker);
  return worker;
}

const HEAD = 'name;address;city;country;phone\n';
const row = (place: number, phone = '') => `Haus ${place};Am Markt ${place};Wien;Austria;${phone}\n`;
const file = (places: readonly number[], phone = '') => HEAD + places.map((place) => row(place, phone)).join('');
const places = Array.from({ length: 1200 }, (_, place) => place);
const sent = async (mode: 'check' | 'apply', text: string) =>
  (await send(system.staff, 'stores', mode, text)).body.id as string;
const state = async (id: string) => (await system.staff.get(`/api/admin/imports/${id}`)).body.state as string;
const count = async () => (await system.database.query<{ count: string }>('select count(*) from stores'))[0]?.count;

test('an import waits until there is a worker', async () => {
  const id = await sent('apply', file([1, 2]));
  expect(await state(id)).toBe('waiting');
  await startWorker();
  expect(await ended(system.staff, id)).toMatchObject({ state: 'done', created: 2 });
});

test('an import whose worker was killed is started again by the next, and written once', async () => {
  const id = await sent('apply', file(places));
  // The state in which a worker that is killed in the middle leaves it.
  await system.database.query(`update imports set state = 'running', attempts = 1, rows = 400 where id = $1`, [id]);
  await startWorker();
  expect(await ended(system.staff, id)).toMatchObject({ state: 'done', rows: 1200, created: 1200 });
  expect(await count()).toBe('1200');
});

test('only one of two workers that run the same import writes it', async () => {
  const [one, other] = [await startWorker(), await startWorker()];
  const id = await sent('apply', file(places));
  await Promise.all([one, other].map((worker) => worker.get(ImportsRelay).run()));
  expect(await ended(system.staff, id)).toMatchObject({ state: 'done', created: 1200 });
  expect(await one.get(ImportsRelay).run()).toEqual({ open: 0 });
  expect(await count()).toBe('1200');
});

test('two imports of the same entries in different order are both written, one after the other', async () => {
  await startWorker();
  await bring(system.staff, 'stores', 'apply', file(places));
  await startWorker();
  const [first, second] = [file(places, '0341 1'), file([...places].reverse(), '0341 2')];
  const ids = await Promise.all([sent('apply', first), sent('apply', second)]);
  const outcomes = await Promise.all(ids.map((id) => ended(system.staff, id)));
  expect(outcomes).toMatchObject([
    { state: 'done', updated: 1200 },
    { state: 'done', updated: 1200 },
  ]);
  const versions = await system.database.query('select distinct version, phone from stores');
  expect(versions).toEqual([{ version: 3, phone: expect.stringMatching(/^0341 [12]$/) }]);
});

test('an entry that changes between its planning and its writing is planned again', async () => {
  const worker = await startWorker();
  await bring(system.staff, 'stores', 'apply', file([1, 2, 3]));
  const database = worker.get(Database);
  const transaction = database.transaction.bind(database);
  let runs = 0;
  // All rows have been planned when the transaction begins.
  database.transaction = async (work) => {
    runs += 1;
    if (runs === 1)
      await system.database.query(`update stores set version = version + 1, state = 'Tirol' where name = 'Haus 2'`);
    return transaction(work);
  };
  const outcome = await bring(system.staff, 'stores', 'apply', file([1, 2, 3], '0341 1'));
  expect(outcome).toMatchObject({ state: 'done', updated: 3 });
  expect(runs).toBe(2);
  const found = await system.database.query('select name, version, state, phone from stores order by name');
  expect(found).toEqual([
    { name: 'Haus 1', version: 2, state: null, phone: '0341 1' },
    { name: 'Haus 2', version: 3, state: 'Tirol', phone: '0341 1' },
    { name: 'Haus 3', version: 2, state: null, phone: '0341 1' },
  ]);
});

test('a coupon that is used while its import is written keeps the count of its uses', async () => {
  await startWorker();
  const head = 'code;name;discountType;discountValue;validFrom\n';
  await bring(system.staff, 'coupons', 'apply', `${head}ONE;Atelier;percentage;10;2026-11-01\n`);
  await system.database.query(`update coupons set usage_count = 7`);
  await bring(system.staff, 'coupons', 'apply', 'code;discountValue\nONE;20\n');
  expect(await system.database.query('select usage_count, discount_value, version from coupons')).toEqual([
    { usage_count: 7, discount_value: 2000, version: 2 },
  ]);
});

test('nothing is written for an account that was suspended, or a key that was revoked, since it sent the file', async () => {
  const email = 'anna@vitrine.example';
  const account = await addStaff(system.database, { email, role: 'editor' });
  const anna = await signInAs(system.app, email);
  const { body: key } = await system.staff
    .post('/api/admin/api-keys')
    .send({ name: 'ERP', permissions: ['catalogue:read', 'catalogue:write', 'content:read', 'content:write'] });
  const program = request.agent(system.app.getHttpServer()).set('Authorization', `Bearer ${key.key as string}`);
  const ids = [await send(anna, 'stores', 'apply', file([1])), await send(program, 'stores', 'apply', file([2]))].map(
    ({ body }) => body.id as string,
  );
  expect((await system.staff.put(`/api/admin/staff/${account}`).send({ state: 'suspended' })).status).toBe(200);
  expect((await system.staff.delete(`/api/admin/api-keys/${key.id as string}`)).status).toBe(204);
  await startWorker();
  for (const id of ids) {
    const { state: end, created, refused } = await ended(system.staff, id);
    expect([end, created, refused[0]?.message]).toEqual(['refused', 0, expect.stringMatching(/may not write/)]);
  }
  expect(await count()).toBe('0');
});

test('an import that fails at every attempt is given up, changes nothing, and its file is deleted', async () => {
  const id = await sent('apply', file([1, 2]));
  await system.database.query('alter table stores rename column phone to telephone');
  await system.database.query('update imports set attempts = 4 where id = $1', [id]);
  await startWorker();
  await until(async () => expect(await state(id)).toBe('failed'));
  await system.database.query('alter table stores rename column telephone to phone');
  expect(await count()).toBe('0');
  expect(await system.database.query('select place from import_pieces')).toEqual([]);
});

test('imports are deleted after 30 days', async () => {
  const worker = await startWorker();
  const old = await bring(system.staff, 'stores', 'check', file([1]));
  const recent = await bring(system.staff, 'stores', 'check', file([1]));
  const age = `update imports set created_at = now() - make_interval(days => $2) where id = $1`;
  await system.database.query(age, [old.id, 31]);
  await system.database.query(age, [recent.id, 29]);
  expect(await worker.get(ImportsUpkeep).run()).toEqual({ imports: 1 });
  expect(await system.database.query('select id from imports')).toEqual([{ id: recent.id }]);
});
