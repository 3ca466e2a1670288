import type { NestExpressApplication } from '@nestjs/platform-express';
import { createTestApp } from '../../../test/test-app.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { Database } from '../../database/database.js';
import { SavedViewsPersonalData } from './saved-views-personal-data.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let sales: Staff;
let editor: Staff;

async function colleague(role: 'sales' | 'editor'): Promise<Staff> {
  await addStaff(database, { email: `${role}@vitrine.example`, role });
  return signInAs(app, `${role}@vitrine.example`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  sales = await colleague('sales');
  editor = await colleague('editor');
});
afterEach(() => database.query('delete from saved_views'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const VIEW = { list: 'orders', name: 'Pending', query: '?status=pending&search=erika@example.com' };
const save = async (by: Staff, view: object) => (await by.post('/api/admin/views').send(view)).body;
const names = async (of: Staff) => (await of.get('/api/admin/views')).body.map(({ name }: { name: string }) => name);

test('a view is stored with its query, and changed by any subset of its fields', async () => {
  const { status, body } = await sales.post('/api/admin/views').send(VIEW);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...VIEW, query: VIEW.query.slice(1), shared: false, editable: true, version: 1 });
  const renamed = await sales.put(`/api/admin/views/${body.id}`).send({ name: 'Waiting', version: 1 });
  expect(renamed.body).toMatchObject({ name: 'Waiting', query: body.query, version: 2 });
  expect((await sales.put(`/api/admin/views/${body.id}`).send({ name: 'Late', version: 1 })).status).toBe(409);
  expect((await sales.delete(`/api/admin/views/${body.id}`)).status).toBe(204);
  expect(await names(sales)).toEqual([]);
});

test('only its maker sees a view until it is shared, and then all staff who may read its list', async () => {
  const { id } = await save(sales, VIEW);
  expect([await names(sales), await names(owner), await names(editor)]).toEqual([['Pending'], [], []]);
  expect((await owner.put(`/api/admin/views/${id}`).send({ name: 'x' })).status).toBe(404);
  await sales.put(`/api/admin/views/${id}`).send({ shared: true });
  expect([await names(owner), await names(editor)]).toEqual([['Pending'], []]);
});

test('only the maker of a shared view, or an owner, can change it', async () => {
  const { id } = await save(owner, { ...VIEW, list: 'stores', shared: true });
  expect((await editor.put(`/api/admin/views/${id}`).send({ name: 'Ours' })).body).toMatchObject({
    code: 'FORBIDDEN',
    error: 'Only whoever saved a view or an owner can change it',
  });
  expect((await editor.delete(`/api/admin/views/${id}`)).status).toBe(403);
  const theirs = await save(editor, { ...VIEW, list: 'stores', shared: true });
  expect((await owner.put(`/api/admin/views/${theirs.id}`).send({ name: 'Ours' })).status).toBe(200);
});

test('staff cannot save a view of a list that they may not read', async () => {
  expect((await editor.post('/api/admin/views').send(VIEW)).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
});

test('the search of a view is stored encrypted, and exported and erased with the person', async () => {
  const { id } = await save(sales, VIEW);
  const stored = JSON.stringify(await database.query('select * from saved_views'));
  expect(stored).not.toMatch(/erika/i);
  const holder = app.get(SavedViewsPersonalData, { strict: false });
  expect(await holder.export('Erika@example.com')).toEqual([{ view: 'Pending', searchedFor: 'erika@example.com' }]);
  const erase = () =>
    app.get(Database, { strict: false }).transaction((connection) => holder.erase(connection, 'erika@example.com'));
  expect([await erase(), await erase()]).toEqual([1, 0]);
  const [view] = (await sales.get('/api/admin/views')).body;
  expect(view).toMatchObject({ id, query: 'status=pending' });
});
