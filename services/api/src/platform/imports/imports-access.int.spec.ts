import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { bring, send, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';
import { addStaff, signInAs } from '../../../test/staff.js';

let system: ImportSystem;
let worker: INestApplicationContext;

beforeAll(async () => {
  system = await startImportSystem();
  worker = await system.startWorker();
});
afterAll(async () => {
  await worker.close();
  await system.close();
});

const FILE = 'name;address;city;country\nHaus;A 1;Wien;Austria\n';

async function as(role: 'editor' | 'sales' | 'operations') {
  const email = `${role}-${randomUUID()}@vitrine.example`;
  await addStaff(system.database, { email, role });
  return signInAs(system.app, email);
}

const lacking = (permission: string, who = 'role') => [
  403,
  {
    statusCode: 403,
    code: 'FORBIDDEN',
    permission,
    error: expect.any(String),
    message: `Your ${who} does not allow this`,
  },
];

test('an editor imports products and stores, but no coupons', async () => {
  const editor = await as('editor');
  expect(await bring(editor, 'stores', 'check', FILE)).toMatchObject({ state: 'done', created: 1 });
  const refused = await send(editor, 'coupons', 'check', 'code\nX\n');
  expect([refused.status, refused.body]).toEqual(lacking('coupons:write'));
  const [entry] = (await system.staff.get('/api/admin/audit?action=import.create&limit=1')).body.entries;
  expect(entry).toMatchObject({ outcome: 'refused', details: { status: 403, code: 'FORBIDDEN' } });
  expect((await editor.get('/api/admin/exports/coupons')).status).toBe(200);
});

test('sales staff export, but do not import', async () => {
  const sales = await as('sales');
  const { status, body } = await send(sales, 'products', 'check', 'name\nX\n');
  expect([status, body]).toEqual(lacking('catalogue:write'));
  for (const kind of ['products', 'accessories', 'stores', 'coupons'])
    expect((await sales.get(`/api/admin/exports/${kind}`)).status).toBe(200);
});

test('operations staff do neither', async () => {
  const operations = await as('operations');
  const { status, body } = await operations.get('/api/admin/exports/stores');
  expect([status, body]).toEqual(lacking('catalogue:read'));
});

test('a program needs the permission of the kind, too', async () => {
  const key = await system.staff
    .post('/api/admin/api-keys')
    .send({ name: 'ERP', permissions: ['catalogue:read', 'catalogue:write', 'content:write', 'content:read'] });
  const program = request.agent(system.app.getHttpServer()).set('Authorization', `Bearer ${key.body.key as string}`);
  const applied = await bring(program, 'stores', 'apply', FILE);
  expect(applied).toMatchObject({ state: 'done', created: 1 });
  const [store] = (await system.staff.get('/api/stores/all')).body;
  expect(store).toMatchObject({ name: 'Haus', updatedBy: 'key:ERP' });
  const export_ = await program.get('/api/admin/exports/coupons');
  expect([export_.status, export_.body]).toEqual(lacking('coupons:read', 'key'));
  const { id } = await bring(system.staff, 'coupons', 'check', 'code\nX\n');
  const looked = await program.get(`/api/admin/imports/${id}`);
  expect([looked.status, looked.body]).toEqual(lacking('coupons:read', 'key'));
});

test('an unknown import is not found', async () => {
  for (const id of [randomUUID(), 'none']) {
    expect((await system.staff.get(`/api/admin/imports/${id}`)).status).toBe(404);
  }
});

test('a repeat with the same idempotency key is the same import', async () => {
  const key = randomUUID();
  const first = await send(system.staff, 'stores', 'check', FILE).set('Idempotency-Key', key);
  const again = await send(system.staff, 'stores', 'check', FILE).set('Idempotency-Key', key);
  const other = await send(system.staff, 'stores', 'check', `${FILE}x;;;\n`).set('Idempotency-Key', key);
  expect([first.status, again.status, other.status]).toEqual([202, 202, 422]);
  expect(again.body).toEqual(first.body);
  expect(first.headers['location']).toBe(`/api/admin/imports/${first.body.id as string}`);
  expect(again.headers).toMatchObject({ location: first.headers['location'], 'idempotency-replayed': 'true' });
});

test('a file that is too large is refused while it arrives', async () => {
  const { status, body } = await send(system.staff, 'stores', 'check', Buffer.alloc(50 * 1024 * 1024 + 1, 'a'));
  expect([status, body.code, body.message]).toEqual([413, 'PAYLOAD_TOO_LARGE', 'CSV files may have at most 50 MB']);
});
