import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { companyDay, FIRST_SETTINGS } from '@vitrine/schemas';
import { AppConfig } from '../../src/config/app-config.js';
import { Database } from '../../src/database/database.js';
import { ContactPrivacy } from '../../src/requests/contacts/contact-privacy.js';
import { ContactMails } from '../../src/requests/contacts/mails/contact-mails.js';
import { ContactPurge } from '../../src/requests/contacts/privacy/contact-purge.js';
import { DemonstrationPrivacy } from '../../src/requests/demonstrations/demonstration-privacy.js';
import { DemonstrationMails } from '../../src/requests/demonstrations/mails/demonstration-mails.js';
import { DemonstrationPurge } from '../../src/requests/demonstrations/privacy/demonstration-purge.js';
import { contact } from '../fixtures/contacts.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addProduct, customer, orderFor } from '../fixtures/orders.js';
import { isStream } from '../http/streams.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

/** A word that only the record of a test has. */
const NAME = 'Zwetschgenbaum';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (path: string) => (await owner.get(path).send()).body;

/** For each kind of record: how to send one, its paths for staff, and the column that refers to it. */
const KINDS = {
  orders: {
    send: (email: string) =>
      owner
        .post('/api/orders')
        .send(orderFor(productId, { customerInfo: { ...customer, fullName: `Erika ${NAME}`, email } })),
    path: '/api/orders',
    list: '/api/orders',
    reference: 'order_id',
  },
  contacts: {
    send: (email: string) => owner.post('/api/contacts').send({ ...contact, name: `Erika ${NAME}`, email }),
    path: '/api/contacts/admin',
    list: '/api/contacts/admin/all',
    reference: 'contact_id',
  },
  demonstrations: {
    send: (email: string) => owner.post('/api/demonstrations').send(demonstration({ name: `Erika ${NAME}`, email })),
    path: '/api/demonstrations/admin',
    list: '/api/demonstrations/admin/all',
    reference: 'demonstration_id',
  },
} as const;
type Kind = keyof typeof KINDS;

async function make(kind: Kind, email = `${kind}@haus.example`): Promise<string> {
  const answer = await KINDS[kind].send(email);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

interface Operation {
  security?: unknown[];
}
const document = JSON.parse(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Reads of the history and of the trash; every other read must leave out a deleted record. */
const REMEMBERING = [
  '/api/admin/audit',
  '/api/admin/live/changes',
  '/api/admin/system',
  '/api/events',
  '/api/admin/trash',
];
const reads = Object.entries(document.paths)
  .filter(([path, { get: read }]) => read && path.startsWith('/api/') && !path.includes('{') && !isStream(read))
  .map(([path]) => path)
  .filter((path) => !REMEMBERING.includes(path));
const LISTS = Object.values(KINDS).map(({ list }) => list);
const QUERIES = [
  ...reads.map((path) => (path.endsWith('/search') ? `${path}?q=${NAME}` : path)),
  ...LISTS.map((list) => `${list}?search=${NAME}`),
  ...LISTS.slice(0, 2).flatMap((list) =>
    ['assignee=none', 'followUp=due', 'mail=failed'].map((one) => `${list}?${one}`),
  ),
];

/** The answers of all reads, without the times that differ from call to call. */
async function readAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const query of QUERIES) {
    const { status, text } = await owner.get(query).send();
    expect([query, status]).toEqual([query, 200]);
    answers.set(query, text.replaceAll(/"(asOf|lastSeenAt|lastUsedAt|expiresAt)":"[^"]*"/g, ''));
  }
  return answers;
}
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  QUERIES.filter((query) => one.get(query) !== other.get(query)).sort();

/** The reads that list or count a record of each kind. */
const SHOWING: Readonly<Record<Kind, readonly string[]>> = {
  orders: [
    '/api/admin/attention',
    '/api/admin/follow-ups/due',
    `/api/admin/search?q=${NAME}`,
    '/api/admin/statistics',
    '/api/orders',
    '/api/orders/admin/stats',
    '/api/orders/export',
    '/api/orders?assignee=none',
    '/api/orders?followUp=due',
    '/api/orders?mail=failed',
    `/api/orders?search=${NAME}`,
  ],
  contacts: [
    '/api/admin/attention',
    '/api/admin/follow-ups/due',
    `/api/admin/search?q=${NAME}`,
    '/api/admin/statistics',
    '/api/contacts/admin/all',
    '/api/contacts/admin/all?assignee=none',
    '/api/contacts/admin/all?followUp=due',
    '/api/contacts/admin/all?mail=failed',
    `/api/contacts/admin/all?search=${NAME}`,
    '/api/contacts/admin/export',
    '/api/contacts/admin/stats',
  ],
  demonstrations: [
    '/api/admin/attention',
    `/api/admin/search?q=${NAME}`,
    '/api/demonstrations/admin/all',
    `/api/demonstrations/admin/all?search=${NAME}`,
    '/api/demonstrations/admin/export',
    '/api/demonstrations/admin/stats',
  ],
};

describe.each(Object.keys(KINDS) as Kind[])('%s', (kind) => {
  const { path, reference } = KINDS[kind];

  test('that are deleted are in no read until they are restored', async () => {
    const before = await readAll();
    const id = await make(kind);
    await database.query(`update outbox set status = 'failed' where ${reference} = $1`, [id]);
    if (kind !== 'demonstrations') await owner.put(`${path}/${id}/follow-up`).send({ on: companyDay(), text: '' });
    const present = await readAll();
    const shows = QUERIES.filter((query) => SHOWING[kind].includes(query)).sort();
    expect(differing(before, present)).toEqual(expect.arrayContaining(shows));
    expect(shows).toEqual([...SHOWING[kind]].sort());

    expect((await owner.delete(`${path}/${id}`).send()).status).toBe(204);
    expect(differing(before, await readAll())).toEqual([]);
    const ofOne = Object.entries(document.paths).filter(
      ([each]) => each.startsWith(`${path}/{id}`) || each === `${path}/{id}`,
    );
    for (const [each, methods] of ofOne) {
      const address = each.replaceAll(/\{\w+\}/g, id);
      if (methods['get']) expect([each, (await owner.get(address).send()).status]).toEqual([each, 404]);
      if (methods['delete'] && !each.endsWith('/viewers'))
        expect([each, (await owner.delete(address).send()).status]).toEqual([each, 404]);
    }

    expect((await owner.post(`${path}/${id}/restore`).send()).status).toBe(200);
    expect(differing(before, await readAll())).toEqual(expect.arrayContaining(shows));
    await owner.delete(`${path}/${id}`).send();
  });
});

describe.each(['contacts', 'demonstrations'] as const)('deleted %s', (kind) => {
  const { path, list, reference } = KINDS[kind];
  const searchTable = kind === 'contacts' ? 'contact_search' : 'demonstration_search';
  const deleted = async () => (await get(`/api/admin/trash?kind=${kind}`)).entries as Record<string, string>[];
  const age = (id: string, days: number) =>
    database.query(`update ${kind} set deleted_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
  const restore = (id: string, staff = owner) => staff.post(`${path}/${id}/restore`).send();
  beforeEach(() => database.query(`delete from ${kind}`));
  const countOf = async (table: string, id: string) =>
    (await database.query(`select from ${table} where ${reference} = $1`, [id])).length;

  test('are in the trash for 30 days without a name, and are restored unchanged', async () => {
    const id = await make(kind);
    await owner.post(`${path}/${id}/notes`).send({ text: 'Ruft an' });
    const before = await get(`${path}/${id}`);
    await owner.delete(`${path}/${id}`).send();
    const [entry] = await deleted();
    expect(entry).toEqual({
      id,
      kind,
      recordId: null,
      name: `#${id.slice(-8)} of ${companyDay()}`,
      deletedAt: expect.any(String),
      deletedBy: staffEnvironment.ADMIN_EMAIL,
      removedAt: new Date(Date.parse(entry?.['deletedAt'] ?? '') + 30 * 86_400_000).toISOString(),
    });
    const { status, body, headers } = await restore(id);
    expect(status).toBe(200);
    const raised = {
      version: before.version + 2,
      updatedBy: staffEnvironment.ADMIN_EMAIL,
      updatedAt: expect.any(String),
    };
    expect(body).toEqual({ ...before, ...raised });
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect(await get(`${path}/${id}`)).toEqual(body);
    expect((await get(`${list}?search=${NAME}`)).total).toBe(1);
    expect((await deleted()).map((each) => each['id'])).not.toContain(id);
    expect((await restore(id)).status).toBe(404);
    const { entries } = (await get(`${path}/${id}/timeline`)) as { entries: { kind: string }[] };
    expect(entries.map((each) => each.kind).slice(0, 3)).toEqual(['restoration', 'deletion', 'note']);
    await owner.delete(`${path}/${id}`).send();
    await age(id, 30);
    expect((await restore(id)).status).toBe(404);
    expect(await deleted()).toEqual([]);
    await age(id, 29);
    expect((await restore(id)).status).toBe(200);
  });

  test('are restored and listed only by staff who may delete them', async () => {
    const id = await make(kind);
    await owner.delete(`${path}/${id}`).send();
    await addStaff(database, { email: `${kind}-leser@vitrine.example`, role: 'editor' });
    const editor = await signInAs(app, `${kind}-leser@vitrine.example`);
    const { status, body } = await restore(id, editor);
    expect([status, body.permission]).toEqual([403, 'contacts:write']);
    expect((await editor.get('/api/admin/trash').send()).body.entries).toEqual([]);
    expect((await deleted()).map((each) => each['id'])).toEqual([id]);
  });

  test('are purged with their mails, search tokens and notes once nobody can restore them', async () => {
    const [old, young, present] = [await make(kind), await make(kind), await make(kind)];
    for (const id of [old, young]) {
      await owner.post(`${path}/${id}/notes`).send({ text: 'Ruft an' });
      await owner.delete(`${path}/${id}`).send();
    }
    await age(old, 30);
    await age(young, 29);
    const Purge = kind === 'contacts' ? ContactPurge : DemonstrationPurge;
    const purge = new Purge(app.get(Database));
    expect(await purge.run()).toEqual({ purged: 1 });
    expect(await purge.run()).toEqual({ purged: 0 });
    for (const table of ['outbox', searchTable, 'timeline_entries']) {
      expect([table, await countOf(table, old)]).toEqual([table, 0]);
      expect([table, (await countOf(table, young)) > 0]).toEqual([table, true]);
    }
    expect((await restore(young)).status).toBe(200);
    expect((await owner.get(`${path}/${present}`).send()).status).toBe(200);
  });

  test('are part of the export of a person, and are erased at once', async () => {
    const email = `vergessen-${kind}@haus.example`;
    const id = await make(kind, email);
    await owner.delete(`${path}/${id}`).send();
    const { body } = await owner.post('/api/admin/privacy/export').send({ email });
    expect(body.held[kind]).toEqual([expect.objectContaining({ id, deletedAt: expect.any(String) })]);
    const erased = await owner.post('/api/admin/privacy/erase').send({ email });
    expect(erased.body.erased).toMatchObject({ [kind]: 1 });
    expect(await database.query(`select from ${kind} where id = $1`, [id])).toEqual([]);
    for (const table of ['outbox', searchTable]) expect(await countOf(table, id)).toBe(0);
    expect((await restore(id)).status).toBe(404);
  });

  test('still have their pending mails sent, which a restoration would not create again', async () => {
    const id = await make(kind);
    await owner.delete(`${path}/${id}`).send();
    const config = app.get(AppConfig);
    const mails =
      kind === 'contacts'
        ? new ContactMails(app.get(Database), app.get(ContactPrivacy, { strict: false }), config)
        : new DemonstrationMails(app.get(Database), app.get(DemonstrationPrivacy, { strict: false }), config);
    const notice = kind === 'contacts' ? 'contact-notice' : 'demonstration-notice';
    const mail = await mails.render({ kind: notice, subjectId: id, language: 'de', house: FIRST_SETTINGS });
    expect(mail.subject).toContain(`#${id.slice(-8)}`);
  });
});
