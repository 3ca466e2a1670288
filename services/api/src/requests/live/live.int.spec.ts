import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import { contact } from '../../../test/fixtures/contacts.js';
import { addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { listen, type Listener } from '../../../test/live/listen.js';
import { addStaff, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { STREAMS_A_PERSON } from './live-streams.js';
import type { LiveChangesDto } from './live.dto.js';
import { LiveUpkeep } from './upkeep/live-upkeep.js';
import { Database } from '../../database/database.js';

const ANNA = 'owner@vitrine.example';
const BEN = 'ben@vitrine.example';

let database: TestDatabase;
let app: NestExpressApplication;
let origin: string;
let anna: Staff;
let annaId: string;
let benId: string;
let productId: string;
const listeners: Listener[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  origin = await app.getUrl();
  anna = await signInAs(app, ANNA);
  benId = await addStaff(database, { email: BEN, name: 'Ben Adler', role: 'sales' });
  [{ id: annaId }] = (await database.query<{ id: string }>('select id from admins where email = $1', [ANNA])) as [
    { id: string },
  ];
  productId = await addProduct(database);
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Repeats a check of the received messages until it passes. */
const eventually = (check: () => void) => until(() => Promise.resolve().then(check));

/** Signs in and returns the token. */
async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: staffEnvironment.ADMIN_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function listenAs(email: string, last?: string): Promise<Listener> {
  const listener = await listen(origin, await tokenOf(email), last);
  listeners.push(listener);
  if (listener.status === 200) await eventually(() => expect(listener.messages[0]?.type).toBe('open'));
  return listener;
}

const order = async (): Promise<string> => (await anna.post('/api/orders').send(orderFor(productId))).body.id as string;
const changesOf = (listener: Listener, id: string) =>
  listener
    .changes()
    .filter((change) => change['id'] === id)
    .map(({ kind, by, own }) => [kind, by, own]);

test('a new order and its changes by staff are sent, each with its actor and whether it is an own one', async () => {
  const listener = await listenAs(ANNA);
  const ben = await signInAs(app, BEN);
  const id = await order();
  await anna.put(`/api/orders/${id}`).send({ status: 'confirmed' });
  await ben.put(`/api/orders/${id}`).send({ productPrice: 7000 });
  await ben.put(`/api/orders/${id}`).send({ adminNotes: 'Ruft an' });
  await ben.post(`/api/orders/${id}/notes`).send({ text: 'Ruft am Montag an' });
  await anna.put(`/api/orders/${id}/assignee`).send({ staffId: benId });
  await anna.delete(`/api/orders/${id}`);
  await eventually(() =>
    expect(changesOf(listener, id)).toEqual([
      ['order.created', null, false],
      ['order.status_changed', annaId, true],
      ['order.price_changed', benId, false],
      ['order.updated', benId, false],
      ['order.updated', benId, false],
      ['order.updated', annaId, true],
      ['order.deleted', annaId, true],
    ]),
  );
  expect(JSON.stringify(listener.messages)).not.toMatch(/montag|@|juwelier/i);
});

test('changes of contact requests are sent until they are deleted', async () => {
  const listener = await listenAs(BEN);
  const { body } = await anna.post('/api/contacts').send(contact);
  await anna.put(`/api/contacts/admin/${body.id}/status`).send({ status: 'read' });
  await anna.put(`/api/contacts/admin/${body.id}/status`).send({ status: 'read', adminNotes: 'Später' });
  await anna.delete(`/api/contacts/admin/${body.id}`);
  await anna.post(`/api/contacts/admin/${body.id}/restore`);
  await database.query('delete from contacts where id = $1', [body.id]);
  await eventually(() =>
    expect(changesOf(listener, String(body.id))).toEqual([
      ['contact.created', null, false],
      ['contact.status_changed', annaId, false],
      ['contact.updated', annaId, false],
      ['contact.deleted', annaId, false],
      ['contact.updated', annaId, false],
      ['contact.deleted', null, false],
    ]),
  );
});

test('listeners get only changes of what they may read', async () => {
  await database.query(`update admins set role = 'editor' where email = $1`, [BEN]);
  const listener = await listenAs(BEN);
  await order();
  await anna.post('/api/contacts').send(contact);
  const { body } = await anna.post('/api/features').send({ title: 'Gravuren', description: 'Muster' });
  await eventually(() => expect(listener.changes().length).toBeGreaterThan(0));
  expect(listener.changes().map(({ kind, id }) => [kind, id])).toEqual([['feature.created', body.id]]);
  await database.query(`update admins set role = 'sales' where email = $1`, [BEN]);
});

test('a resumed stream gets all changes since, also of a transaction committed after a later one', async () => {
  const listener = await listenAs(ANNA);
  const early = new Client({ connectionString: database.url });
  await early.connect();
  await early.query('begin');
  await early.query(
    `select write_event('order.deleted', jsonb_build_object('id', '0197aaaa-0000-7000-8000-000000000001'))`,
  );
  const later = await order();
  await eventually(() => expect(changesOf(listener, later)).toHaveLength(1));
  listener.close();
  const last = listener.messages.at(-1)?.id ?? '';
  await early.query('commit');
  await early.end();
  const meanwhile = await order();
  const again = await listenAs(ANNA, last);
  await eventually(() => {
    expect(changesOf(again, '0197aaaa-0000-7000-8000-000000000001')).toHaveLength(1);
    expect(changesOf(again, meanwhile)).toHaveLength(1);
  });
  const after = await order();
  await eventually(() => expect(changesOf(again, after)).toHaveLength(1));
  expect(again.messages.filter(({ type }) => type === 'missed')).toEqual([]);
  const { body }: { body: LiveChangesDto } = await anna.get('/api/admin/live/changes').query({ after: last });
  expect(body.changes.map(({ id }) => id)).toEqual(expect.arrayContaining([meanwhile, after]));
  const next = await anna.get('/api/admin/live/changes').query({ after: body.next });
  expect(next.status).toBe(200);
});

test('a client that cannot get each change gets `missed`', async () => {
  const [open] = (await listenAs(ANNA)).messages;
  const [generation, transaction, at] = JSON.parse(Buffer.from(open?.id ?? '', 'base64url').toString()) as string[];
  const yesterday = [generation, transaction, String(Number(at) - 86_400)];
  for (const last of [Buffer.from(JSON.stringify(yesterday)).toString('base64url'), '7']) {
    const { messages } = await listenAs(ANNA, last);
    await eventually(() => expect(messages.map(({ type }) => type).slice(0, 2)).toEqual(['open', 'missed']));
  }
  expect((await anna.get('/api/admin/live/changes').query({ after: '7' })).status).toBe(400);
});

test('a stream ends with its session, also when somebody else ends the session', async () => {
  const listener = await listenAs(BEN);
  const other = await listenAs(ANNA);
  await anna.put(`/api/admin/staff/${benId}`).send({ state: 'suspended' });
  await eventually(() => expect(listener.hasEnded()).toBe(true));
  expect(other.hasEnded()).toBe(false);
  await database.query(`update admins set state = 'active' where id = $1`, [benId]);
});

test('a stream needs a sign-in, and the streams of one person are limited', async () => {
  expect((await listen(origin, 'none')).status).toBe(401);
  for (let n = 0; n < STREAMS_A_PERSON; n += 1) expect((await listenAs(ANNA)).status).toBe(200);
  expect((await listenAs(ANNA)).status).toBe(429);
  expect((await listenAs(BEN)).status).toBe(200);
  listeners.splice(0, 1)[0]?.close();
  await until(async () => expect((await listenAs(ANNA)).status).toBe(200));
});

test('other viewers of a record are listed by name, and listeners get a message when they change', async () => {
  const ben = await signInAs(app, BEN);
  const id = await order();
  const listener = await listenAs(ANNA);
  expect((await anna.put(`/api/orders/${id}/viewers`)).body).toEqual([]);
  const { body } = await ben.put(`/api/orders/${id}/viewers`);
  expect(body).toEqual([{ id: annaId, name: ANNA }]);
  const changesOfViewers = () => listener.messages.filter(({ type, data }) => type === 'viewers' && data['id'] === id);
  await eventually(() => expect(changesOfViewers().length).toBeGreaterThan(0));
  expect((await anna.put(`/api/orders/${id}/viewers`)).body).toEqual([{ id: benId, name: 'Ben Adler' }]);
  const before = changesOfViewers().length;
  expect((await ben.delete(`/api/orders/${id}/viewers`)).status).toBe(204);
  await eventually(() => expect(changesOfViewers().length).toBeGreaterThan(before));
  expect((await anna.put(`/api/orders/${id}/viewers`)).body).toEqual([]);
  await ben.put(`/api/orders/${id}/viewers`);
  await database.query(`update record_viewers set seen_at = now() - interval '1 minute'`);
  expect((await anna.put(`/api/orders/${id}/viewers`)).body).toEqual([]);
  expect((await anna.put(`/api/orders/0197aaaa-0000-7000-8000-000000000002/viewers`)).status).toBe(404);
});

test('each open tab of a person counts as a viewer by itself', async () => {
  const ben = await signInAs(app, BEN);
  const id = await order();
  const path = `/api/orders/${id}/viewers`;
  const seenByAnna = async () => (await anna.put(path)).body as { id: string }[];
  for (const tab of ['one', 'two']) await ben.put(`${path}?tab=${tab}`);
  expect(await seenByAnna()).toEqual([{ id: benId, name: 'Ben Adler' }]);
  expect((await ben.delete(`${path}?tab=one`)).status).toBe(204);
  expect(await seenByAnna()).toEqual([{ id: benId, name: 'Ben Adler' }]);
  expect((await anna.put(`${path}?tab=other`)).body).toHaveLength(1);
  expect((await ben.delete(`${path}?tab=two`)).status).toBe(204);
  expect(await seenByAnna()).toEqual([]);
  for (const refused of [await ben.put(`${path}?tab=a_b`), await ben.delete(`${path}?tab=${'x'.repeat(65)}`)])
    expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'tab']);
});

test('the upkeep deletes old changes and viewers', async () => {
  await database.query(`update live_changes set at = now() - interval '13 hours'`);
  await database.query(`update record_viewers set seen_at = now() - interval '13 hours'`);
  const { changes, viewers } = await new LiveUpkeep(app.get(Database)).run();
  expect([changes > 0, viewers > 0]).toEqual([true, true]);
  expect(await database.query('select id from live_changes')).toEqual([]);
});
