import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ADMIN, signIn } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  request(app.getHttpServer())[method](`/api/contacts${path}`).auth(token, { type: 'bearer' }).send(body);
const list = async (query: string) =>
  (await call('get', `/admin/all?${query}`)).body as { total: number; asOf: string };
const sendRequest = async (name: string) =>
  (await call('post', '', { name, email: 'anna@juwelier.example', subject: 'Beratung', message: 'Guten Tag' })).body
    .id as string;

test('marks and deletes every request that the list found, but none that arrived later', async () => {
  const ids = [await sendRequest('Anna Adler'), await sendRequest('Anna Adler'), await sendRequest('Anna Adler')];
  await call('put', `/admin/${ids[0]}/status`, { status: 'closed' });
  await sendRequest('Bernd Brandt');
  const { total: expected, asOf } = await list('search=adler');
  await sendRequest('Anna Adler');
  const found = { filter: { search: 'adler' }, asOf, expected };

  const marked = await call('post', '/admin/bulk/status', { ...found, status: 'closed' });
  expect(marked.status).toBe(200);
  expect(marked.body).toEqual({
    changed: [
      { id: ids[2], status: 'new', version: 2 },
      { id: ids[1], status: 'new', version: 2 },
    ],
    unchanged: 1,
    refused: [],
    next: null,
  });
  const entries = await database.query(
    `select action, subject_id from audit_log where action in ('contact.update', 'contacts.update') order by at, id`,
  );
  expect(entries.slice(1)).toEqual([
    { action: 'contact.update', subject_id: ids[2] },
    { action: 'contact.update', subject_id: ids[1] },
    { action: 'contacts.update', subject_id: null },
  ]);

  expect((await call('post', '/admin/bulk/delete', { ...found, expected: 4 })).status).toBe(409);
  expect((await call('post', '/admin/bulk/delete', found)).body.changed).toHaveLength(3);
  expect(await list('')).toMatchObject({ total: 2 });
  for (const id of ids) expect((await call('post', `/admin/${id}/restore`, {})).status).toBe(200);
  expect(await list('')).toMatchObject({ total: 5 });
});
