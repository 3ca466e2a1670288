import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AuditRefusals } from '../../src/common/audit/audit-refusals.js';
import { addProduct, ADMIN, orderFor, signIn } from '../fixtures/orders.js';
import { contact } from '../fixtures/contacts.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...ADMIN } });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const call = (method: 'get' | 'put', path: string) => http()[method](path).auth(token, { type: 'bearer' });

/** Entries of an action about a subject, the latest last. */
const entries = (action: string, subject: string) =>
  database.query<{ details: Record<string, unknown> | null }>(
    'select details from audit_log where action = $1 and subject_id = $2 order by id',
    [action, subject],
  );

/** Makes the audit log refuse entries of an action while `work` runs. */
async function withoutEntries(action: string, work: () => PromiseLike<unknown>): Promise<void> {
  await database.query(`alter table audit_log add constraint no_entries check (action <> '${action}') not valid`);
  try {
    await work();
  } finally {
    await database.query('alter table audit_log drop constraint no_entries');
  }
}

test.each(['order', 'contact'])('notes of an %s that are saved unchanged are no change', async (kind) => {
  const sent = await (kind === 'order'
    ? http()
        .post('/api/orders')
        .send(orderFor(await addProduct(database)))
    : http().post('/api/contacts').send(contact));
  const id = sent.body.id as string;
  const path = kind === 'order' ? `/api/orders/${id}` : `/api/contacts/admin/${id}/status`;
  const status = kind === 'order' ? {} : { status: 'read' };
  for (const adminNotes of ['ruft zurück', 'ruft zurück', 'ruft morgen zurück', ''])
    expect((await call('put', path).send({ ...status, adminNotes })).status).toBe(200);
  const noted = (await entries(`${kind}.update`, id)).map(({ details }) => details?.['notes']);
  expect(noted).toEqual(['changed', undefined, 'changed', 'changed']);
  expect((await call('get', kind === 'order' ? path : `/api/contacts/admin/${id}`)).body.adminNotes).toBeNull();
});

test('a read whose entry could not be written has one when it is repeated', async () => {
  const sent = await http().post('/api/contacts').send(contact);
  const path = `/api/contacts/admin/${sent.body.id as string}`;
  await withoutEntries('contact.read', async () => expect((await call('get', path)).status).toBe(500));
  expect((await call('get', path)).status).toBe(200);
  expect((await call('get', path)).status).toBe(200);
  expect(await entries('contact.read', sent.body.id as string)).toHaveLength(1);
});

test('counted refusals that could not be written are written with the next ones', async () => {
  const refusals = app.get(AuditRefusals);
  await refusals.flush();
  const refuse = () => http().get('/api/admin/me').auth('none', { type: 'bearer' });
  const counts = () =>
    database.query<{ count: number }>(
      `select (details->>'count')::integer as count from audit_log where action = 'token.refused' order by id`,
    );
  const before = (await counts()).length;
  await refuse();
  await withoutEntries('token.refused', () => refusals.flush());
  await refuse();
  await refusals.flush();
  expect((await counts()).slice(before)).toEqual([{ count: 2 }]);
});
