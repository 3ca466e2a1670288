import type { NestExpressApplication } from '@nestjs/platform-express';
import { companyDay } from '@vitrine/schemas';
import { Database } from '../../src/database/database.js';
import { NotePurge } from '../../src/requests/desk/notes/note-purge.js';
import { contact } from '../fixtures/contacts.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addProduct, customer, orderFor } from '../fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

const TEXT = 'Der Zwetschgenbaum steht vor dem Haus';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let anna: Staff;
let bruno: Staff;
let productId: string;

const ANNA = 'anna@vitrine.example';

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  for (const email of [ANNA, 'bruno@vitrine.example']) await addStaff(database, { email, role: 'manager' });
  [anna, bruno] = [await signInAs(app, ANNA), await signInAs(app, 'bruno@vitrine.example')];
  productId = await addProduct(database);
});
afterEach(() => database.query('delete from timeline_entries'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const KINDS = {
  orders: {
    send: (email: string) =>
      owner.post('/api/orders').send(orderFor(productId, { customerInfo: { ...customer, email } })),
    path: '/api/orders',
    kind: 'order_notes',
  },
  contacts: {
    send: (email: string) => owner.post('/api/contacts').send({ ...contact, email }),
    path: '/api/contacts/admin',
    kind: 'contact_notes',
  },
  demonstrations: {
    send: (email: string) => owner.post('/api/demonstrations').send(demonstration({ email })),
    path: '/api/demonstrations/admin',
    kind: 'demonstration_notes',
  },
} as const;
type Kind = keyof typeof KINDS;

/** Adds a new record and a note of Anna's beside it. */
async function addNote(kind: Kind, email = `${kind}@haus.example`) {
  const made = await KINDS[kind].send(email);
  const record = `${KINDS[kind].path}/${made.body.id as string}`;
  const { status, body } = await anna.post(`${record}/notes`).send({ text: TEXT });
  expect(status).toBe(201);
  const id = body.id as string;
  return { record, recordId: made.body.id as string, id, path: `${record}/notes/${id}`, note: body as object };
}

const listTrash = async (kind: Kind, staff = owner) => {
  const { body } = await staff.get(`/api/admin/trash?kind=${KINDS[kind].kind}`).send();
  return body.entries as Record<string, unknown>[];
};
const age = (id: string, days: number) =>
  database.query('update timeline_entries set deleted_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const restore = (path: string, staff = anna) => staff.post(`${path}/restore`).send();

describe.each(Object.keys(KINDS) as Kind[])('notes on %s', (kind) => {
  test('that are deleted are only in the trash, for 30 days, and are restored unchanged', async () => {
    const { record, recordId, id, path, note } = await addNote(kind);
    const timeline = async () => (await anna.get(`${record}/timeline`).send()).text;
    const before = await timeline();
    expect(before).toContain('Zwetschgenbaum');
    expect((await restore(path)).status).toBe(404);

    expect((await anna.delete(path).send()).status).toBe(204);
    expect(await timeline()).not.toContain('"kind":"note"');
    for (const answer of [await anna.put(path).send({ text: 'doch' }), await anna.delete(path).send()])
      expect(answer.status).toBe(404);
    const [entry] = await listTrash(kind);
    expect(entry).toEqual({
      id,
      kind: KINDS[kind].kind,
      recordId,
      name: `#${recordId.slice(-8)} of ${companyDay()}`,
      deletedAt: expect.any(String),
      deletedBy: ANNA,
      removedAt: expect.any(String),
    });

    const { status, body, headers } = await restore(path);
    expect({ status, body }).toEqual({ status: 200, body: { ...note, version: 3 } });
    expect(headers['etag']).toBe('"3"');
    expect(await timeline()).toBe(before.replace('"version":1', '"version":3'));
    expect(await listTrash(kind)).toEqual([]);

    await anna.delete(path).send();
    await age(id, 30);
    expect((await restore(path)).status).toBe(404);
    expect(await listTrash(kind)).toEqual([]);
    await age(id, 29);
    expect((await restore(path)).status).toBe(200);
    const audited = await database.query<{ action: string; details: object }>(
      `select action, details from audit_log where subject_id = $1 and action like '%note%' and outcome = 'done' order by at, id`,
      [recordId],
    );
    expect(audited.map(({ action }) => action.split('.').slice(1).join('.'))).toEqual(
      ['create', 'delete', 'restore', 'delete', 'restore'].map((action) => `note.${action}`),
    );
    expect(audited.at(-1)?.details).toMatchObject({ note: id });
  });

  test('are restored, and listed in the trash, only by their author and owners', async () => {
    const { path, id } = await addNote(kind);
    await owner.delete(path).send();
    const refused = await restore(path, bruno);
    expect([refused.status, refused.body.error]).toEqual([403, 'Only the author of a note or an owner can change it']);
    const seen = await Promise.all([owner, anna, bruno].map((staff) => listTrash(kind, staff)));
    expect(seen.map((entries) => entries.map((entry) => entry['id']))).toEqual([[id], [id], []]);
    expect((await restore(path, owner)).status).toBe(200);
  });

  test('of a deleted record cannot be restored before the record is', async () => {
    const { record, path } = await addNote(kind);
    await anna.delete(path).send();
    await owner.delete(record).send();
    expect((await restore(path)).status).toBe(404);
    expect(await listTrash(kind)).toEqual([]);
    await owner.post(`${record}/restore`).send();
    expect(await listTrash(kind)).toHaveLength(1);
    expect((await restore(path)).status).toBe(200);
  });

  test('are part of the export of a person, and are erased at once with the person', async () => {
    const email = `notiz-${kind}@haus.example`;
    const { path, id } = await addNote(kind, email);
    await anna.delete(path).send();
    const { body } = await owner.post('/api/admin/privacy/export').send({ email });
    expect(body.held[kind][0].entries).toEqual([
      { kind: 'note', at: expect.any(String), deletedAt: expect.any(String), text: TEXT },
    ]);
    expect((await owner.post('/api/admin/privacy/erase').send({ email })).status).toBe(200);
    expect(await database.query('select from timeline_entries where id = $1', [id])).toEqual([]);
    expect(await listTrash(kind)).toEqual([]);
  });

  test('cause a live change of their record when they are deleted and restored', async () => {
    const { path, recordId } = await addNote(kind);
    const changes = () =>
      database.query<{ kind: string }>('select kind from live_changes where record_id = $1', [recordId]);
    const before = (await changes()).length;
    await anna.delete(path).send();
    await restore(path);
    const since = (await changes()).slice(before);
    expect(since.map((change) => change.kind.split('.')[1])).toEqual(['updated', 'updated']);
  });
});

test('notes are purged once nobody can restore them', async () => {
  const [old, young, present] = [await addNote('orders'), await addNote('orders'), await addNote('contacts')];
  for (const { path } of [old, young]) await anna.delete(path).send();
  await age(old.id, 30);
  await age(young.id, 29);
  const purge = new NotePurge(app.get(Database));
  expect(await purge.run()).toEqual({ purged: 1 });
  expect(await purge.run()).toEqual({ purged: 0 });
  const left = await database.query<{ id: string }>('select id from timeline_entries');
  expect(left.map(({ id }) => id).sort()).toEqual([young.id, present.id].sort());
});
