import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Role } from '@vitrine/schemas';
import { contact } from '../fixtures/contacts.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addProduct, customer, orderFor } from '../fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { Database } from '../../src/database/database.js';
import { OrderMailUpkeep } from '../../src/requests/orders/upkeep/order-mail-upkeep.js';

interface Entry {
  id: string;
  at: string;
  kind: string;
  actor: { kind: string; name: string };
  data: Record<string, unknown>;
}

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let anna: Staff;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  anna = await addColleague(ANNA);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ANNA = { email: 'anna.berger@vitrine.example', name: 'Anna Berger', role: 'sales' } as const;
const addColleague = async (account: { email: string; name: string; role: Role }) => {
  await addStaff(database, account);
  return signInAs(app, account.email);
};
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, staff = owner) =>
  staff[method](path).send(body);
const asAnna = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  call(method, path, body, anna);
const place = async (fields: Record<string, unknown> = {}) => {
  const answer = await call('post', '/api/orders', orderFor(productId, fields));
  expect(answer.status).toBe(201);
  return answer.body as { id: string; orders?: { id: string }[] };
};
const timeline = async (path: string, query = '') => {
  const answer = await call('get', `/api/${path}/timeline${query}`);
  expect(answer.status).toBe(200);
  return answer.body as { entries: Entry[]; next: string | null };
};
const kinds = (entries: readonly Entry[]) => entries.map(({ kind }) => kind);
const addNote = async (path: string, text: string, staff = owner) => {
  const answer = await call('post', `/api/${path}/notes`, { text }, staff);
  expect(answer.status).toBe(201);
  return answer.body as Entry;
};

describe('the timeline of an order', () => {
  test('names who sent a mail again, also under a request id that a colleague used before', async () => {
    const { id } = await place();
    await anna.put(`/api/orders/${id}`).set('X-Request-Id', 'used-twice').send({ productPrice: 8400 });
    await owner.post(`/api/orders/${id}/resend-confirmation`).set('X-Request-Id', 'used-twice').send();
    const { entries } = await timeline(`orders/${id}`);
    expect(entries[0]).toMatchObject({ kind: 'mail', actor: { kind: 'staff' } });
    expect(entries[0]?.actor.name).not.toBe(ANNA.name);
  });

  test('lists every change, newest first, with who made it', async () => {
    const { id } = await place();
    await asAnna('put', `/api/orders/${id}`, { productPrice: 8400 });
    await asAnna('put', `/api/orders/${id}`, { status: 'confirmed' });
    await asAnna('get', `/api/orders/admin/${id}/decrypt-customer`);
    await call('delete', `/api/orders/${id}`);
    await call('post', `/api/orders/${id}/restore`);
    const note = await addNote(`orders/${id}`, 'Ruft am Montag an.', anna);
    await asAnna('post', `/api/orders/${id}/resend-confirmation`);
    const { entries, next } = await timeline(`orders/${id}`);
    expect(next).toBeNull();
    expect(kinds(entries)).toEqual([
      'mail',
      'note',
      'restoration',
      'deletion',
      'decrypt',
      'status',
      'price',
      'mail',
      'mail',
      'created',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { kind: 'staff', name: 'Anna Berger' },
      data: { mail: 'order-confirmation', status: 'pending', sentAt: null, error: null, language: 'de' },
    });
    expect(entries[1]).toEqual(note);
    // The first administrator has no name yet.
    expect(entries[2]?.actor).toEqual({ kind: 'staff', name: staffEnvironment.ADMIN_EMAIL });
    expect(entries[5]).toMatchObject({ actor: { name: 'Anna Berger' }, data: { from: 'pending', to: 'confirmed' } });
    expect(entries[6]).toMatchObject({ data: { oldPrice: 8900, newPrice: 8400 } });
    expect(entries[7]?.actor).toEqual({ kind: 'system', name: 'System' });
    expect(entries[9]).toMatchObject({
      actor: { kind: 'customer', name: customer.fullName },
      data: { title: 'Signature für Juweliere', language: 'de' },
    });
  });

  test('is read page by page without gaps while entries are added', async () => {
    const { id } = await place();
    for (const text of ['eins', 'zwei', 'drei']) await addNote(`orders/${id}`, text);
    const whole = (await timeline(`orders/${id}`)).entries;
    const first = await call('get', `/api/orders/${id}/timeline?limit=2`);
    expect(first.headers['link']).toBe(
      `</api/orders/${id}/timeline?limit=2&cursor=${first.body.next as string}>; rel="next"`,
    );
    const read = [...(first.body.entries as Entry[])];
    for (let next = first.body.next as string | null; next !== null;) {
      await addNote(`orders/${id}`, 'dazwischen');
      await call('put', `/api/orders/${id}`, { productPrice: 8000 + read.length });
      const page = await timeline(`orders/${id}`, `?limit=2&cursor=${next}`);
      read.push(...page.entries);
      ({ next } = page);
    }
    expect(read).toEqual(whole);
  });

  test.each(['nonsense', Buffer.from('["x","y"]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
    'the cursor %p is refused',
    async (cursor) => {
      const answer = await call('get', `/api/orders/${(await place()).id}/timeline?cursor=${cursor}`);
      expect({ status: answer.status, field: answer.body.fields[0].field }).toEqual({ status: 400, field: 'cursor' });
    },
  );

  test('still shows the confirmation after its row in the outbox is gone', async () => {
    const { id } = await place();
    await database.query(
      `update outbox set status = 'sent', sent_at = now() - interval '100 days', id = overlay(id::text placing '018' from 1 for 3)::uuid
       where order_id = $1`,
      [id],
    );
    expect(await new OrderMailUpkeep(app.get(Database)).run()).toMatchObject({ mails: 2 });
    const mails = (await timeline(`orders/${id}`)).entries.filter(({ kind }) => kind === 'mail');
    expect(mails).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ mail: 'order-confirmation', status: 'sent' }) }),
    ]);
  });

  test('of a request for several shows the mails of the request beside each order', async () => {
    const items = [
      { productId, orderType: 'product' },
      { productId, orderType: 'subscription', subscriptionType: 'monthly' },
    ];
    const { orders = [] } = await place({ productId: undefined, orderType: undefined, items });
    for (const { id } of orders)
      expect(kinds((await timeline(`orders/${id}`)).entries)).toEqual(['mail', 'mail', 'created']);
  });

  test('is not found for a deleted order, and reading it is in the audit log', async () => {
    const { id } = await place();
    await timeline(`orders/${id}`);
    expect(await database.query('select action from audit_log where subject_id = $1', [id])).toEqual([
      { action: 'order.timeline.read' },
    ]);
    await call('delete', `/api/orders/${id}`);
    expect((await call('get', `/api/orders/${id}/timeline`)).status).toBe(404);
    expect((await call('post', `/api/orders/${id}/notes`, { text: 'zu spät' })).status).toBe(404);
  });
});

describe('notes', () => {
  test('are stored encrypted, and changed or deleted only by their author or an owner', async () => {
    const { id } = await place();
    const note = await addNote(`orders/${id}`, 'Zwetschgenbaum\r\nvor dem Haus', anna);
    expect(note).toMatchObject({
      kind: 'note',
      actor: { kind: 'staff', name: 'Anna Berger' },
      version: 1,
      data: { text: 'Zwetschgenbaum\nvor dem Haus', editedAt: null, editable: true },
    });
    const stored = JSON.stringify(await database.query('select * from timeline_entries where id = $1', [note.id]));
    expect(stored).not.toMatch(/zwetschgenbaum/i);

    const other = await addColleague({ email: 'bruno@vitrine.example', name: 'Bruno Kern', role: 'manager' });
    const path = `/api/orders/${id}/notes/${note.id}`;
    for (const refused of [
      await call('put', path, { text: 'fremd' }, other),
      await call('delete', path, undefined, other),
    ])
      expect({ status: refused.status, error: refused.body.error }).toEqual({
        status: 403,
        error: 'Only the author of a note or an owner can change it',
      });
    const seen = (await call('get', `/api/orders/${id}/timeline`, undefined, other)).body.entries as Entry[];
    expect(seen[0]?.data).toMatchObject({ editable: false });

    const edited = await asAnna('put', path, { text: 'Kirschbaum', version: 1 });
    expect(edited.body).toMatchObject({
      at: note.at,
      version: 2,
      data: { text: 'Kirschbaum', editedAt: expect.any(String) },
    });
    const stale = await call('put', path, { text: 'Birnbaum', version: 1 });
    expect({ status: stale.status, code: stale.body.code, by: stale.body.updatedBy }).toEqual({
      status: 409,
      code: 'STALE_VERSION',
      by: ANNA.email,
    });
    expect((await call('put', path, { text: 'Birnbaum' })).status).toBe(200);
    expect((await call('delete', path)).status).toBe(204);
    expect((await call('delete', path)).status).toBe(404);
    expect(kinds((await timeline(`orders/${id}`)).entries)).toEqual(['mail', 'mail', 'created']);
  });

  test.each([
    ['without a text', {}],
    ['of nothing but white space', { text: ' \n ' }],
    ['of more than 5000 characters', { text: 'x'.repeat(5001) }],
    ['that is no text', { text: 7 }],
  ])('a note %s is refused', async (_, body) => {
    const answer = await call('post', `/api/orders/${(await place()).id}/notes`, body);
    expect({ status: answer.status, field: answer.body.fields[0].field }).toEqual({ status: 400, field: 'text' });
  });

  test('belong to their record', async () => {
    const [one, other] = [await place(), await place()];
    const note = await addNote(`orders/${one.id}`, 'hier');
    expect((await call('put', `/api/orders/${other.id}/notes/${note.id}`, { text: 'dort' })).status).toBe(404);
    expect((await call('delete', `/api/orders/${other.id}/notes/${note.id}`)).status).toBe(404);
  });

  test('lose their text when the person is erased, and none can be added afterwards', async () => {
    const email = 'vergessen@haus.example';
    const { id } = await place({ customerInfo: { ...customer, email } });
    const note = await addNote(`orders/${id}`, 'Frau Müstermann ruft zurück');
    expect((await call('post', '/api/admin/privacy/erase', { email })).status).toBe(200);
    expect((await timeline(`orders/${id}`)).entries.find(({ id: each }) => each === note.id)?.data).toMatchObject({
      text: null,
    });
    const late = await call('post', `/api/orders/${id}/notes`, { text: 'Frau Müstermann' });
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await call('put', `/api/orders/${id}/notes/${note.id}`, { text: 'doch' })).status).toBe(409);
  });
});

test.each([
  ['contacts', () => call('post', '/api/contacts', contact), contact.subject, 'replied'],
  ['demonstrations', () => call('post', '/api/demonstrations', demonstration()), demonstration().company, 'declined'],
] as const)('%s have a timeline and notes, too', async (table, send, title, status) => {
  const { id } = (await send()).body as { id: string };
  const path = `${table}/admin/${id}`;
  await asAnna('put', `/api/${path}/status`, { status });
  await asAnna('put', `/api/${path}/status`, { status, adminNotes: 'nur Notizen' });
  await addNote(path, 'Ruft am Montag an.');
  const { entries } = await timeline(path);
  expect(entries[0]).toMatchObject({ kind: 'note', data: { text: 'Ruft am Montag an.' } });
  expect(entries.filter(({ kind }) => kind === 'status')).toEqual([
    expect.objectContaining({ actor: { kind: 'staff', name: 'Anna Berger' }, data: { from: 'new', to: status } }),
  ]);
  expect(entries.at(-1)).toMatchObject({ kind: 'created', actor: { kind: 'customer' }, data: { title } });
});
