import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { contact } from '../../../test/fixtures/contacts.js';
import { demonstration } from '../../../test/fixtures/demonstrations.js';
import { addAccessory, addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import type { StaffSearchResultDto } from './staff-search.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let orderId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  const productId = await addProduct(database);
  await addAccessory(database);
  const send = (path: string, body: object) => request(app.getHttpServer()).post(path).send(body);
  orderId = ((await send('/api/orders', orderFor(productId))).body as { id: string }).id;
  await send('/api/contacts', contact);
  await send('/api/demonstrations', demonstration());
  await owner
    .post('/api/stores')
    .send({ name: 'Haus Ürzig', address: 'Am Markt 1', city: 'Trier', country: 'Germany' });
  await owner
    .post('/api/articles/admin')
    .send({ slug: 'neues-aus-trier', title: 'Neues aus Trier', summary: 'Kurz', content: '<p>Text</p>' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const search = async (text: string, staff = owner) => {
  const { body, status } = await staff.get('/api/admin/search').query({ q: text });
  expect(status).toBe(200);
  return body.results as StaffSearchResultDto[];
};
const types = (hits: StaffSearchResultDto[]) => hits.map(({ type }) => type);

test('rows are found by the beginnings of the words in their names, ignoring case and accents', async () => {
  expect((await search('trier')).map(({ type, title }) => [type, title])).toEqual([
    ['store', 'Haus Ürzig'],
    ['article', 'Neues aus Trier'],
  ]);
  expect((await search('URZ tri')).map(({ title, subtitle }) => [title, subtitle])).toEqual([['Haus Ürzig', 'Trier']]);
  expect(await search('rzig')).toEqual([]);
});

test('an order is found by its customer and by its number, with its address', async () => {
  const { customerInfo } = orderFor(orderId) as { customerInfo: { fullName: string } };
  const [hit] = (await search(customerInfo.fullName)).filter(({ type }) => type === 'order');
  expect(hit).toMatchObject({ id: orderId, url: `/admin/orders/${orderId}` });
  expect(hit?.subtitle).toContain(customerInfo.fullName);
  expect((await search(`#${orderId.slice(-8)}`)).map(({ id }) => id)).toContain(orderId);
});

test('contact requests and demonstrations are found by their sender', async () => {
  expect(types(await search(contact.email))).toContain('contact');
  expect(types(await search(demonstration().email))).toContain('demonstration');
});

test('screens are found by their title', async () => {
  expect(await search('cont')).toEqual(
    expect.arrayContaining([
      { type: 'screen', id: null, title: 'Contact Requests', subtitle: null, url: '/admin/contacts' },
      { type: 'screen', id: null, title: 'Content Pages', subtitle: null, url: '/admin/content-pages' },
    ]),
  );
});

test('a text without a word finds nothing, and one letter finds no request', async () => {
  expect(await search('')).toEqual([]);
  expect(await search(' % _ ')).toEqual([]);
  expect(types(await search('t')).filter((type) => ['order', 'contact', 'demonstration'].includes(type))).toEqual([]);
});

test('the search finds only what the role may see', async () => {
  await addStaff(database, { email: 'anna@vitrine.example', name: 'Anna Berg', role: 'editor' });
  const editor = await signInAs(app, 'anna@vitrine.example');
  expect(types(await search(`#${orderId.slice(-8)}`, editor))).toEqual([]);
  expect(types(await search(contact.email, editor))).toEqual([]);
  expect(types(await search('anna', editor))).toEqual([]);
  expect(types(await search('team', editor))).toEqual([]);
  expect(types(await search('trier', editor))).toEqual(['store', 'article']);
  expect(types(await search('anna'))).toEqual(['staff']);
});

test('the search needs a sign-in', async () => {
  expect((await request(app.getHttpServer()).get('/api/admin/search?q=trier')).status).toBe(401);
});

test('the audit log has the ids of the requests that were shown', async () => {
  await search(`#${orderId.slice(-8)}`);
  const entries = await database.query<{ details: unknown }>(`select * from audit_log where action = 'search.read'`);
  expect(JSON.stringify(entries)).toContain(orderId);
});

test('a hit has the address of the form for those who may use it, and of the list for others', async () => {
  await owner.post('/api/coupons/admin').send({
    code: 'TRIER10',
    name: 'Trier',
    discountType: 'percentage',
    discountValue: 10,
    userUsageLimit: 1,
    validFrom: '2026-01-01',
  });
  await addStaff(database, { email: 'sales.leser@vitrine.example', role: 'sales' });
  const sales = await signInAs(app, 'sales.leser@vitrine.example');
  const urls = async (text: string, staff: Staff) =>
    Object.fromEntries(
      (await search(text, staff)).map(({ type, id, url }) => [type, id === null ? url : url.replace(id, '{id}')]),
    );
  expect(await urls('trier', owner)).toEqual({
    coupon: '/admin/coupons?coupon={id}',
    store: '/admin/stores/{id}/edit',
    article: '/admin/articles/{id}/edit',
  });
  expect(await urls('trier', sales)).toEqual({
    coupon: '/admin/coupons?search=TRIER10',
    store: '/admin/stores?search=Haus%20%C3%9Crzig',
    article: '/admin/articles?search=Neues%20aus%20Trier',
  });
  const [product] = await database.query<{ name: string }>('select name from products');
  const [found] = (await search(product?.name ?? '', sales)).filter(({ type }) => type === 'product');
  expect(found?.url).toBe(`/admin/products?search=${encodeURIComponent(product?.name ?? '')}`);
});
