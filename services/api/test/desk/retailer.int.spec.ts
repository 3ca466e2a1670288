import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FieldCipher } from '../../src/common/personal-data/field-cipher.js';
import { ContactPrivacy } from '../../src/requests/contacts/contact-privacy.js';
import { contact } from '../fixtures/contacts.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addProduct, customer, orderFor } from '../fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

interface Retailer {
  requests: { kind: string; id: string; title: string; price: number | null }[];
  more: Record<string, number>;
  isWhole: boolean;
  company: string;
}

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  productId = await addProduct(database, { name: 'Onyx' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const idOf = ({ status, body }: { status: number; body: unknown }): string => {
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const order = async (email: string, companyName: string) =>
  idOf(
    await owner.post('/api/orders').send(orderFor(productId, { customerInfo: { ...customer, email, companyName } })),
  );
const message = async (email: string) => idOf(await owner.post('/api/contacts').send({ ...contact, email }));
const demo = async (email: string, company: string) =>
  idOf(await owner.post('/api/demonstrations').send(demonstration({ email, company })));

const retailerOf = async (path: string, as = owner) => {
  const { status, body } = await as.get(`/api/${path}/retailer`);
  expect(status).toBe(200);
  return body as Retailer;
};
const ids = ({ requests }: Retailer) => requests.map(({ id }) => id);

test('all requests of the same address or company are listed, of every kind, newest first', async () => {
  const oldest = await order('einkauf@rosenhag.example', 'Juwelier Rosenhag GmbH');
  const shown = await demo('vorfuehrung@rosenhag.example', 'JUWELIER ROSENHAG GMBH');
  const written = await message('Einkauf@Rosenhag.example');
  const fromCompany = await message('vorfuehrung@rosenhag.example');
  const own = await order('einkauf@rosenhag.example', 'Juwelier Rosenhag GmbH');
  // These are other companies and another address, which only share words with the first.
  await order('info@rosenhagen.example', 'Juwelier Rosenhagen GmbH');
  await order('info@sohn.example', 'Juwelier Rosenhag & Sohn GmbH');
  await message('einkauf@rosenhag.example.org');

  const ofOrder = await retailerOf(`orders/${own}`);
  expect(ids(ofOrder)).toEqual([fromCompany, written, shown, oldest]);
  expect(ofOrder).toMatchObject({ more: { order: 0, contact: 0, demonstration: 0 }, isWhole: true });
  expect(ofOrder.requests.map(({ kind, title, price }) => [kind, title, price])).toEqual([
    ['contact', contact.subject, null],
    ['contact', contact.subject, null],
    ['demonstration', 'JUWELIER ROSENHAG GMBH', null],
    ['order', 'Onyx', 8900],
  ]);
  // A message names no company, so the company of the orders from its address is used.
  const ofMessage = await retailerOf(`contacts/admin/${written}`);
  expect(ids(ofMessage)).toEqual([own, fromCompany, shown, oldest]);
  expect(ofMessage.company).toBe('Juwelier Rosenhag GmbH');
  expect(ids(await retailerOf(`demonstrations/admin/${shown}`))).toEqual([own, fromCompany, written, oldest]);
});

test('an old request is found although many newer ones have a company that begins alike', async () => {
  const first = await order('alt@linde.example', 'Linde');
  for (let n = 0; n < 25; n += 1) await order(`neu${n}@lindenhof.example`, `Lindenhof ${n}`);
  const own = await order('neu@linde.example', 'Linde');
  expect(ids(await retailerOf(`orders/${own}`))).toEqual([first]);
});

test('requests of a short address are found by the whole address, without decrypting those of others with its ending', async () => {
  for (let n = 0; n < 10; n += 1) {
    await order(`kunde${n}@andere.de`, `Andere ${n}`);
    await message(`kunde${n}@andere.de`);
    await demo(`kunde${n}@andere.de`, `Andere ${n}`);
  }
  const bought = await order('a@b.de', 'De');
  const written = await message('A@b.de');
  const shown = await demo('a@b.de', 'De');
  const own = await order('a@b.de', 'De');
  const decrypted = jest.spyOn(app.get(FieldCipher, { strict: false }), 'decrypt');
  expect(ids(await retailerOf(`orders/${own}`))).toEqual([shown, written, bought]);
  expect(decrypted.mock.calls.length).toBeLessThan(10);
  decrypted.mockRestore();
});

test('messages of an earlier release, which have no token of the whole address, are found by its words', async () => {
  const own = await order('verkauf@frueher.example', 'Frueher');
  const written = await message('verkauf@frueher.example');
  const whole = app.get(ContactPrivacy, { strict: false }).addressTokensToFind('verkauf@frueher.example');
  const removed = await database.query('delete from contact_search where token = any ($1::bigint[]) returning token', [
    whole,
  ]);
  expect(removed).toHaveLength(1);
  expect(ids(await retailerOf(`orders/${own}`))).toEqual([written]);
});

test('twenty are listed, and the others are counted', async () => {
  const own = await demo('viel@haus.example', 'Vielhaus');
  for (let n = 0; n < 23; n += 1) await order('viel@haus.example', 'Vielhaus');
  const retailer = await retailerOf(`demonstrations/admin/${own}`);
  expect(retailer.requests).toHaveLength(20);
  expect(retailer).toMatchObject({ more: { order: 3, contact: 0, demonstration: 0 }, isWhole: true });
});

test('only kinds that the reader may read are listed', async () => {
  const own = await demo('recht@haus.example', 'Rechthaus');
  const bought = await order('recht@haus.example', 'Rechthaus');
  const written = await message('recht@haus.example');
  expect(ids(await retailerOf(`demonstrations/admin/${own}`))).toEqual([written, bought]);
  const key = await owner.post('/api/admin/api-keys').send({ name: 'Nur Anfragen', permissions: ['contacts:read'] });
  expect(key.status).toBe(201);
  const { body } = await owner
    .get(`/api/demonstrations/admin/${own}/retailer`)
    .set('Authorization', `Bearer ${String(key.body.key)}`);
  expect(ids(body as Retailer)).toEqual([written]);
  const editor = 'redaktion@vitrine.example';
  await addStaff(database, { email: editor, name: 'Redaktion', role: 'editor' });
  const refused = await (await signInAs(app, editor)).get(`/api/orders/${bought}/retailer`);
  expect([refused.status, refused.body.permission]).toEqual([403, 'orders:read']);
});

test('an unknown request is not found, and a company name of single letters matches none', async () => {
  expect((await owner.get('/api/orders/0199a1b2-0000-7000-8000-000000000001/retailer')).status).toBe(404);
  const own = await order('einer@hier.example', 'X Y');
  await order('anderer@dort.example', 'X Y');
  expect(ids(await retailerOf(`orders/${own}`))).toEqual([]);
});

test('the audit log names the requests that were read', async () => {
  const own = await order('lesen@haus.example', 'Lesehaus');
  const other = await order('lesen@haus.example', 'Lesehaus');
  await retailerOf(`orders/${own}`);
  const [entry] = await database.query(
    `select subject_id, details from audit_log where action = 'order.retailer.read' order by at desc, id desc limit 1`,
  );
  expect(JSON.stringify(entry)).toContain(other);
});
