import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { configuration, addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../fixtures/orders.js';
import { DemonstrationsWorkerModule } from '../../src/requests/demonstrations/demonstrations-worker.module.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { CommonModule } from '../../src/common/common.module.js';
import { AppConfig } from '../../src/config/app-config.js';
import { ContactRetentionModule } from '../../src/requests/contacts/contact-retention.module.js';
import { OrderUpkeepModule } from '../../src/requests/orders/upkeep/order-upkeep.module.js';
import { AuditRetention } from '../../src/people/privacy/audit-retention.js';
import { PersonalDataHolders } from '../../src/people/privacy/personal-data-holders.js';
import { Retention } from '../../src/people/privacy/retention.js';
import { RetentionModule } from '../../src/people/privacy/retention.module.js';

let database: TestDatabase;
let app: NestExpressApplication;
let environment: Record<string, string>;
let token: string;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Inserted before any other entry, because only the beginning of the audit log is ever deleted.
  await database.query(
    `insert into audit_log (id, at, admin_email, action, subject_type) values ('00000000-0000-7000-8000-000000000000', now() - interval '4 years', 'x', 'long.ago', 'x')`,
  );
  environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    DATABASE_RETENTION_URL: database.retentionUrl,
  });
  app = await createTestApp(database.url, { environment });
  token = await signIn(app);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
const place = async (email: string, fields: Record<string, unknown> = {}) => {
  const answer = await call(
    'post',
    '/api/orders',
    orderFor(productId, { customerInfo: { ...customer, email }, notes: 'Für Erika', configuration, ...fields }),
  );
  expect(answer.status).toBe(201);
  return answer.body.id as string;
};
const write = async (email: string) => {
  const body = { name: 'Erika Müstermann', email, subject: 'Frage', message: 'Bitte um Rückruf' };
  const answer = await call('post', '/api/contacts', body);
  expect(answer.status).toBe(201);
  return answer.body.id as string;
};
const ask = async (email: string) => {
  const answer = await call('post', '/api/demonstrations', demonstration({ email }));
  expect(answer.status).toBe(201);
  return answer.body.id as string;
};
const exported = async (email: string) => (await call('post', '/api/admin/privacy/export', { email })).body.held;
const lastEntry = async () => (await call('get', '/api/admin/audit?limit=1')).body.entries[0];

test('every table with an encrypted column has a holder that knows the column', async () => {
  const encrypted = await database.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and col_description(c.oid, a.attnum) ilike 'encrypted%'`,
  );
  const known = app
    .get(PersonalDataHolders)
    .tables()
    .flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(known.toSorted()).toEqual(encrypted.map(({ name }) => name).sort());
});

describe('the export', () => {
  test('holds everything about an address, however it is written, deleted orders too', async () => {
    await addCoupon(app, token, { code: 'AUSKUNFT' });
    const first = await place('Auskunft@Haus.example', { couponCode: 'AUSKUNFT' });
    const deleted = await place('auskunft@haus.example');
    await call('delete', `/api/orders/${deleted}`);
    await call('put', `/api/orders/${first}`, { adminNotes: 'ruft zurück', productPrice: 5 });
    await call('post', `/api/orders/${first}/notes`, { text: 'fragt nach Perlen' });
    await place('auskunft@haus.example.org');
    const contact = await write('AUSKUNFT@haus.example');
    await write('auskunft@haus.example.org');

    const answer = await call('post', '/api/admin/privacy/export', { email: 'auskunft@HAUS.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { orders, usedCoupons, contacts } = answer.body.held;
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([first, deleted]);
    expect(orders[0]).toMatchObject({
      customerInfo: { ...customer, email: 'Auskunft@Haus.example' },
      notes: 'Für Erika',
      configuration,
      adminNotes: 'ruft zurück',
      consents: { dataProcessingAt: expect.any(String) },
      mails: [{ kind: 'order-confirmation' }, { kind: 'order-notice' }],
      priceHistory: [{ oldPrice: 8010, newPrice: 5 }],
      entries: [{ kind: 'note', text: 'fragt nach Perlen' }],
    });
    expect(orders[1].deletedAt).toEqual(expect.any(String));
    expect(usedCoupons).toEqual([
      expect.objectContaining({ couponCode: 'AUSKUNFT', orderId: first, customerEmail: 'Auskunft@Haus.example' }),
    ]);
    expect(contacts).toEqual([expect.objectContaining({ id: contact, message: 'Bitte um Rückruf' })]);
    expect(JSON.stringify(answer.body)).not.toContain(ADMIN.ADMIN_EMAIL);
  });

  test('has its entry in the audit log first, without the address, and is found there by the address', async () => {
    await exported('protokoll@haus.example');
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: 'privacy.export', admin: ADMIN.ADMIN_EMAIL, subjectType: 'person' });
    expect(JSON.stringify(entry)).not.toContain('protokoll');
    const found = (await call('get', '/api/admin/audit?subject=Protokoll@haus.example')).body;
    expect(found).toMatchObject({ total: 1, entries: [entry] });
    await database.query('alter table audit_log rename to audit_log_away');
    expect((await call('post', '/api/admin/privacy/export', { email: 'protokoll@haus.example' })).status).toBe(500);
    await database.query('alter table audit_log_away rename to audit_log');
  });

  test('finds orders that an earlier release wrote', async () => {
    const id = await place('frueher@haus.example');
    await database.query('update orders set email_token = null where id = $1', [id]);
    expect((await exported('frueher@haus.example')).orders).toHaveLength(1);
  });

  test.each([{}, { email: 'nobody' }, { email: 7 }, []])('%j is a 400', async (body) => {
    expect((await call('post', '/api/admin/privacy/export', body)).status).toBe(400);
    expect((await call('post', '/api/admin/privacy/erase', body)).status).toBe(400);
  });
});

describe('the erasure', () => {
  const email = 'vergessen@haus.example';

  test('removes the person, keeps the facts of the order, and can be repeated', async () => {
    const coupon = await addCoupon(app, token, { code: 'VERGESSEN', usageLimit: 2 });
    const open = await place(email, { couponCode: 'VERGESSEN' });
    const deleted = await place(email.toUpperCase());
    await call('put', `/api/orders/${open}`, { adminNotes: 'Frau Müstermann ruft zurück' });
    await call('delete', `/api/orders/${deleted}`);
    await write(email);
    const before = (await call('get', `/api/orders/${open}`)).body;

    const answer = await call('post', '/api/admin/privacy/erase', { email });
    expect(answer.body).toEqual({
      erasedAt: expect.any(String),
      erased: { contacts: 1, demonstrations: 0, usedCoupons: 1, orders: 2, savedViews: 0 },
    });
    expect(await lastEntry()).toMatchObject({ action: 'privacy.erase', details: { orders: 2 } });

    const after = await call('get', `/api/orders/${open}`);
    expect(after.status).toBe(200);
    expect(after.body).toMatchObject({
      productName: before.productName,
      productPrice: before.productPrice,
      couponCode: 'VERGESSEN',
      createdAt: before.createdAt,
      customerInfo: { fullName: '(erased)', email: '', companyName: '' },
      notes: null,
      configuration: null,
      adminNotes: null,
      erasedAt: expect.any(String),
      notification: { status: 'failed', sentAt: null, error: 'The customer was erased' },
    });
    expect((await call('get', '/api/orders?search=vergessen')).body.total).toBe(0);
    expect((await call('get', `/api/orders?search=${open.slice(-8)}`)).body.total).toBe(1);
    const opened = await call('get', `/api/orders/admin/${open}/decrypt-customer`);
    expect(opened.body.decryptedCustomerInfo).toMatchObject({ fullName: '(erased)', street: '' });
    expect((await call('post', `/api/orders/${open}/resend-confirmation`)).status).toBe(409);
    expect(await database.query(`select 1 from outbox where order_id = $1`, [open])).toEqual([]);
    const usage = await call('get', `/api/coupons/admin/usage/${coupon.id}`);
    expect(usage.body).toEqual([expect.objectContaining({ orderId: open, customerEmail: '' })]);

    expect((await call('post', '/api/admin/privacy/erase', { email })).body.erased).toEqual({
      contacts: 0,
      demonstrations: 0,
      usedCoupons: 0,
      orders: 0,
      savedViews: 0,
    });
    const nothing = { contacts: [], demonstrations: [], usedCoupons: [], orders: [], savedViews: [] };
    expect(await exported(email)).toEqual(nothing);
    expect((await call('post', `/api/orders/${deleted}/restore`)).body.customerInfo.fullName).toBe('(erased)');
    for (const status of ['cancelled', 'confirmed']) {
      expect((await call('put', `/api/orders/${open}`, { status })).body.status).toBe(status);
    }
    const noted = await call('put', `/api/orders/${open}`, {
      adminNotes: 'Frau Müstermann rief an',
      status: 'completed',
    });
    expect([noted.status, noted.body.error]).toEqual([409, expect.stringContaining('no notes can be kept')]);
    expect((await call('get', `/api/orders/${open}`)).body).toMatchObject({ adminNotes: null, status: 'confirmed' });
    expect((await call('put', `/api/orders/${open}`, { adminNotes: '' })).status).toBe(200);
    expect((await call('delete', `/api/orders/${open}`)).status).toBe(204);
  });

  test('a coupon’s total limit still counts the uses of erased people', async () => {
    await addCoupon(app, token, { code: 'GESAMT', usageLimit: 1 });
    await place('gesamt@haus.example', { couponCode: 'GESAMT' });
    await call('post', '/api/admin/privacy/erase', { email: 'gesamt@haus.example' });
    const again = orderFor(productId, { couponCode: 'GESAMT' });
    expect((await call('post', '/api/orders', again)).body).toMatchObject({ error: 'Coupon usage limit reached' });
  });

  test('forty at once all succeed', async () => {
    const people = Array.from({ length: 40 }, (_, n) => `viele-${n}@haus.example`);
    await write('viele-0@haus.example');
    const answers = await Promise.all(people.map((one) => call('post', '/api/admin/privacy/erase', { email: one })));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(answers[0]?.body.erased).toMatchObject({ contacts: 1 });
  });

  test('without its audit entry nothing is erased', async () => {
    await place('bleibt@haus.example');
    await database.query('alter table audit_log rename to audit_log_away');
    expect((await call('post', '/api/admin/privacy/erase', { email: 'bleibt@haus.example' })).status).toBe(500);
    await database.query('alter table audit_log_away rename to audit_log');
    expect((await exported('bleibt@haus.example')).orders[0].customerInfo.email).toBe('bleibt@haus.example');
  });
});

describe('the audit log', () => {
  test('is a page, newest first, and filtered by action, admin and subject', async () => {
    const id = await place('filter@haus.example');
    await call('get', `/api/orders/admin/${id}/decrypt-customer`);
    const list = async (query: string) => (await call('get', `/api/admin/audit?${query}`)).body;
    const bySubject = await list(`subject=${id}`);
    expect(bySubject).toMatchObject({ total: 1, page: 1, limit: 20 });
    expect(bySubject.entries[0]).toMatchObject({
      action: 'order.customer.decrypt',
      subjectType: 'order',
      subjectId: id,
    });
    const all = await list('');
    expect(all.entries[0]).toEqual(bySubject.entries[0]);
    expect((await list('action=order.customer')).total).toBe((await list('action=order.customer.decrypt')).total);
    expect((await list('action=order.cust')).total).toBe(0);
    expect((await list(`admin=${ADMIN.ADMIN_EMAIL.toUpperCase()}&limit=1&page=2`)).entries).toEqual([all.entries[1]]);
    expect((await list('admin=nobody@haus.example')).entries).toEqual([]);
    expect((await call('get', '/api/admin/audit?limit=0')).status).toBe(400);
  });

  test('names who deleted and restored orders and who deleted contact requests', async () => {
    const [order, contact] = [await place('geloescht@haus.example'), await write('geloescht@haus.example')];
    await call('delete', `/api/orders/${order}`);
    await call('post', `/api/orders/${order}/restore`);
    await call('delete', `/api/contacts/admin/${contact}`);
    await call('delete', `/api/contacts/admin/${contact}`);
    const by = { admin: ADMIN.ADMIN_EMAIL };
    const of = async (subject: string) => (await call('get', `/api/admin/audit?subject=${subject}`)).body.entries;
    expect(await of(order)).toMatchObject([
      { ...by, action: 'order.restore', subjectType: 'order' },
      { ...by, action: 'order.delete', subjectType: 'order' },
    ]);
    expect(await of(contact)).toMatchObject([
      { ...by, action: 'contact.delete', subjectType: 'contact', outcome: 'refused', details: { code: 'NOT_FOUND' } },
      { ...by, action: 'contact.delete', subjectType: 'contact', outcome: 'done' },
    ]);
  });

  test('lets nobody change or remove an entry', async () => {
    for (const statement of [
      `update audit_log set admin_email = 'other'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(database.query(statement)).rejects.toThrow('append-only');
    }
  });
});

test('data older than its period is erased every day, and the audit log says how much', async () => {
  const ages: [email: string, status: string, age: string, erased: boolean][] = [
    ['alt-offen@haus.example', 'pending', '25 months', true],
    ['jung-offen@haus.example', 'pending', '23 months', false],
    ['alt-storniert@haus.example', 'cancelled', '25 months', true],
    ['alt-fertig@haus.example', 'completed', '11 years 1 day', true],
    ['jung-fertig@haus.example', 'completed', '9 years', false],
  ];
  const orders = await Promise.all(
    ages.map(async ([email, status, age, erased]) => {
      const id = await place(email);
      await database.query(
        'update orders set status = $2, created_at = now() - $3::interval, updated_at = now() - $3::interval where id = $1',
        [id, status, age],
      );
      return { id, erased };
    }),
  );
  const contacts = { old: await write('alt@haus.example'), young: await write('jung@haus.example') };
  // A request that staff deleted is not kept longer because of that.
  const removed = await write('alt@haus.example');
  await call('delete', `/api/contacts/admin/${removed}`);
  await database.query(`update contacts set created_at = now() - interval '7 months' where id = any ($1::uuid[])`, [
    [contacts.old, removed],
  ]);

  const demonstrations = await Promise.all([0, 1, 2].map(() => ask('alt@haus.example')));
  // The appointment of the second was 5 months ago, so its 6 months are not over.
  await database.query(
    `update demonstrations set created_at = now() - interval '7 months', wishes = array[now() - interval '6 months'],
       appointment = case when id = $2 then now() - interval '5 months' end
     where id = any ($1::uuid[])`,
    [demonstrations.slice(0, 2), demonstrations[1]],
  );

  // An open request whose last wish is still to come is kept, however old; a declined one is not.
  const [awaited, declined] = await Promise.all([0, 1].map(() => ask('alt@haus.example')));
  await database.query(
    `update demonstrations set created_at = now() - interval '7 months', status = case when id = $2 then 'declined' else 'new' end,
       wishes = array[now() - interval '1 day', now() + interval '1 day'] where id = any ($1::uuid[])`,
    [[awaited, declined], declined],
  );

  const worker = await Test.createTestingModule({
    imports: [CommonModule, RetentionModule, OrderUpkeepModule, ContactRetentionModule, DemonstrationsWorkerModule],
  })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(environment))
    .compile();
  await database.query('alter table audit_log rename to audit_log_away');
  await expect(worker.get(Retention).run()).rejects.toThrow('audit_log');
  await database.query('alter table audit_log_away rename to audit_log');
  const erased = await worker.get(Retention).run();
  expect(erased).toEqual({ contacts: 2, demonstrations: 2, orders: 1, 'unfulfilled-orders': 2 });
  expect(await worker.get(Retention).run()).toEqual({
    contacts: 0,
    demonstrations: 0,
    orders: 0,
    'unfulfilled-orders': 0,
  });
  expect(await worker.get(AuditRetention).run()).toEqual({ audit: 1 });
  expect(await worker.get(AuditRetention).run()).toEqual({ audit: 0 });
  await worker.close();

  for (const { id, erased: isErased } of orders) {
    const { erasedAt } = (await call('get', `/api/orders/${id}`)).body;
    expect(erasedAt !== null).toBe(isErased);
  }
  expect(
    await database.query('select id from contacts where id = any ($1::uuid[])', [
      [...Object.values(contacts), removed],
    ]),
  ).toEqual([{ id: contacts.young }]);
  const entries: { subjectId: string; details: object }[] = (await call('get', '/api/admin/audit?action=retention'))
    .body.entries;
  const bySystem = { admin: 'system', adminId: null, subjectType: 'retention' };
  expect(entries.toSorted((a, b) => (a.subjectId < b.subjectId ? -1 : 1))).toMatchObject([
    { ...bySystem, subjectId: 'audit', details: { erased: 1, keptFor: '3 years' } },
    { ...bySystem, subjectId: 'contacts', details: { erased: 2, keptFor: '6 months' } },
    { ...bySystem, subjectId: 'demonstrations', details: { erased: 2, keptFor: '6 months' } },
    { ...bySystem, subjectId: 'orders', details: { erased: 1, keptFor: '10 years' } },
    { ...bySystem, subjectId: 'unfulfilled-orders', details: { erased: 2, keptFor: '24 months' } },
  ]);
  expect((await call('get', '/api/admin/audit?action=long.ago')).body.total).toBe(0);
});
