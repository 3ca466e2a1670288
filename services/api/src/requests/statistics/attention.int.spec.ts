import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Role } from '@vitrine/schemas';
import { addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

const CONTACT = {
  name: 'Erika Muster',
  email: 'erika@juwelier.example',
  telephone: '+49 89 1234567',
  subject: 'Vorführung',
  message: 'Bitte rufen Sie mich zurück.',
};

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
beforeEach(() => database.query('truncate orders, contacts cascade'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const addOrder = async (fields: Record<string, unknown> = {}) =>
  (await owner.post('/api/orders').send(orderFor(productId, fields)).expect(201)).body.id as string;
const addContact = async () => (await owner.post('/api/contacts').send(CONTACT).expect(201)).body.id as string;
const attention = async (staff = owner) => (await staff.get('/api/admin/attention').expect(200)).body;
const listed = async (query: string) =>
  (await owner.get(`/api/orders?${query}`).expect(200)).body.orders.map(({ id }: { id: string }) => id);
const exported = async (query: string) => (await owner.get(`/api/orders/export?${query}`).expect(200)).text;
const fail = (reference: 'order_id' | 'contact_id', id: string) =>
  database.query(`update outbox set status = 'failed', attempts = 1 where ${reference} = $1`, [id]);

/** Expects that the filtered list and its export have only this order. */
async function expectOnly(query: string, id: string): Promise<void> {
  expect(await listed(query)).toEqual([id]);
  const lines = (await exported(query)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(id);
}

test('orders are overdue that have been pending for more than 24 hours', async () => {
  const [overdue, confirmed] = [await addOrder(), await addOrder()];
  await addOrder();
  await database.query(`update orders set created_at = now() - interval '25 hours' where id = any($1)`, [
    [overdue, confirmed],
  ]);
  await owner.put(`/api/orders/${confirmed}`).send({ status: 'confirmed' }).expect(200);
  expect(await attention()).toMatchObject({ overdueOrders: 1 });
  await expectOnly('waiting=day', overdue);
});

test('subscriptions are expiring that are active and end within 7 days', async () => {
  const [soon, later] = [
    await addOrder({ orderType: 'subscription', subscriptionType: 'monthly' }),
    await addOrder({ orderType: 'subscription', subscriptionType: 'monthly' }),
  ];
  for (const id of [soon, later]) await owner.put(`/api/orders/${id}`).send({ status: 'confirmed' }).expect(200);
  await database.query(`update orders set subscription_ends_at = now() + interval '6 days' where id = $1`, [soon]);
  expect(await attention()).toMatchObject({ expiringSubscriptions: 1 });
  await expectOnly('subscription=expiring', soon);
});

test('an order with a dead letter is counted until the mail is sent again', async () => {
  const id = await addOrder();
  await addOrder();
  expect(await attention()).toMatchObject({ failedMails: { orders: 0 }, retriedMails: { orders: 0 } });
  await fail('order_id', id);
  expect(await attention()).toMatchObject({ failedMails: { orders: 1 }, retriedMails: { orders: 0 } });
  await expectOnly('mail=failed', id);
  await database.query(`delete from outbox where order_id = $1 and kind <> 'order-confirmation'`, [id]);
  await owner.post(`/api/orders/${id}/resend-confirmation`).expect(202);
  expect(await attention()).toMatchObject({ failedMails: { orders: 0 }, retriedMails: { orders: 0 } });
});

test('a mail that is being retried is counted apart from a dead letter', async () => {
  const id = await addOrder();
  await database.query(`update outbox set attempts = 2, last_error = 'x' where order_id = $1`, [id]);
  expect(await attention()).toMatchObject({ failedMails: { orders: 0 }, retriedMails: { orders: 1 } });
  await expectOnly('mail=retried', id);
});

test('a reply that is a dead letter counts for its contact request', async () => {
  const id = await addContact();
  await owner.post(`/api/contacts/admin/${id}/reply`).send({ text: 'Guten Tag' }).expect(201);
  await database.query(`update outbox set status = 'failed' where entry_id is not null`);
  expect(await attention()).toMatchObject({ failedMails: { contacts: 1, orders: 0 } });
  const { body } = await owner.get('/api/contacts/admin/all?mail=failed');
  expect(body.contacts).toEqual([expect.objectContaining({ id })]);
});

test.each<[Role, object]>([
  ['sales', { overdueOrders: 0, failedMails: { orders: 0, contacts: 1, others: null } }],
  [
    'editor',
    { overdueOrders: null, expiringSubscriptions: null, failedMails: { orders: null, contacts: null, others: null } },
  ],
  ['operations', { overdueOrders: null, failedMails: { orders: null, contacts: null, others: 0 } }],
])('%s gets the counts that the role may see, and null for the others', async (role, expected) => {
  await fail('contact_id', await addContact());
  const email = `${role}@vitrine.example`;
  await addStaff(database, { email, role });
  expect(await attention(await signInAs(app, email))).toMatchObject(expected);
});

test('the house of the demo gets no notice of sample contact details', async () => {
  expect(await attention()).toMatchObject({ sampleContact: false });
});

test('filters can be combined with status and search, and an invalid value is refused', async () => {
  const id = await addOrder();
  await fail('order_id', id);
  expect(await listed('mail=failed&status=pending&search=signature')).toEqual([id]);
  expect(await listed('mail=failed&status=confirmed')).toEqual([]);
  for (const query of ['mail=lost', 'waiting=week', 'subscription=x'])
    expect((await owner.get(`/api/orders?${query}`)).status).toBe(400);
});
