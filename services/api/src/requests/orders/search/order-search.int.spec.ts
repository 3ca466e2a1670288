import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OrderSort, OrderStatus } from '@vitrine/schemas';
import { addProduct } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { BulkOrders } from '../../../cli/bulk-orders/bulk-orders.js';
import { BlindIndex } from '../../../common/personal-data/blind-index.js';
import { FieldCipher } from '../../../common/personal-data/field-cipher.js';
import { Keyring } from '../../../common/personal-data/keyring.js';
import { searchWords, listWords } from '../../../common/personal-data/words.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { OrderPrivacy } from '../order-privacy.js';
import { OrderIndex } from './order-index.js';
import { OrderSearch } from './order-search.js';
import { BLOCK_ORDERS } from './posting-block.js';

const ORDERS = 1500;
/** Low enough that the code for very many orders is used. */
const LIMITS = { fetched: 60, patience: 2, sorted: 400 };
/** The first number, so that the orders fill one block and begin a second one. */
const FIRST = BLOCK_ORDERS - 700;

interface Known {
  id: string;
  status: OrderStatus;
  price: number;
  at: Date;
  words: string[];
}

let database: TestDatabase;
let app: NestExpressApplication;
let search: OrderSearch;
let known: Known[];

beforeAll(async () => {
  database = await createTestDatabase();
  // The bulk insert temporarily drops an index, which only the owner may do.
  app = await createTestApp(database.ownerUrl);
  await addProduct(database, { name: 'Signature', price: 490_000 });
  await addProduct(database, { name: 'Signature Boutique', price: 690_000 });
  await addProduct(database, { name: 'Juwelier Classic', price: 290_000 });
  const privacy = app.get(OrderPrivacy, { strict: false });
  const connections = app.get(Database, { strict: false });
  search = new OrderSearch(connections, new OrderIndex(connections, privacy), LIMITS);
  await database.query(`select setval(pg_get_serial_sequence('orders', 'seq'), ${FIRST - 1})`);
  await new BulkOrders(connections, privacy).add(ORDERS, () => undefined);
  const rows = await database.query<{
    id: string;
    status: OrderStatus;
    product_price_cents: number;
    created_at: Date;
    customer: string;
    product_name: string;
  }>('select id, status, product_price_cents, created_at, customer, product_name from orders');
  known = rows.map(({ id, status, product_price_cents, created_at, customer, product_name }) => {
    const { fullName, email, companyName } = privacy.decryptCustomer(customer, id);
    const words = [product_name, fullName, email, companyName].flatMap(listWords);
    return { id, status, price: product_price_cents, at: created_at, words };
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ORDER: Readonly<Record<OrderSort, (a: Known, b: Known) => number>> = {
  '-createdAt': (a, b) => ORDER.createdAt(b, a),
  createdAt: (a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1),
  '-price': (a, b) => ORDER.price(b, a),
  price: (a, b) => a.price - b.price || (a.id < b.id ? -1 : 1),
};

/** The rule of the contract: every word of the search is the beginning of a word of the order. */
function expected(text: string, status: OrderStatus | undefined, sort: OrderSort): Known[] {
  const meets = (order: Known) => searchWords(text).every((word) => order.words.some((own) => own.startsWith(word)));
  return known.filter((order) => (!status || order.status === status) && meets(order)).sort(ORDER[sort]);
}

test.each<[string, OrderStatus | undefined, OrderSort]>([
  ['juwelier', undefined, '-createdAt'],
  ['juwelier', 'pending', 'createdAt'],
  ['juwelier', undefined, 'price'],
  ['signature', undefined, '-price'],
  ['signature juwelier', undefined, '-createdAt'],
  ['boutique uhren', 'cancelled', '-createdAt'],
  ['juwelier aachen', undefined, '-createdAt'],
  ['ex', undefined, 'createdAt'],
  ['ann alt', undefined, '-createdAt'],
  ['nobody', undefined, '-createdAt'],
])(
  'among many orders, "%s" (%s, %s) finds the orders of the rule, exactly counted and sorted',
  async (text, status, sort) => {
    const all = expected(text, status, sort);
    for (const offset of [0, 20, Math.max(0, all.length - 7)]) {
      const { rows, total } = await search.find({ search: text, status, sort, limit: 20, offset });
      expect(total).toBe(all.length);
      const wanted = all.slice(offset, offset + 20).map(({ id }) => id);
      expect(rows.map(({ id }) => id)).toEqual(wanted);
      const last = all[offset - 1];
      if (!last) continue;
      const after = { value: sort.endsWith('price') ? String(last.price) : last.at.toISOString(), id: last.id };
      const behind = await search.find({ search: text, status, sort, limit: 20, offset: 0, after });
      expect([behind.total, behind.rows.map(({ id }) => id)]).toEqual([all.length, wanted]);
    }
  },
);

test('during a key rotation, rows of every key are found, however many words are searched', async () => {
  const { fieldKeys } = app.get(AppConfig, { strict: false });
  const keys = new Map([['next', randomBytes(32)], ['later', randomBytes(32)], ...fieldKeys.keys]);
  const keyring = new Keyring({ active: 'next', keys });
  const privacy = new OrderPrivacy(new FieldCipher(keyring), new BlindIndex(keyring));
  const connections = app.get(Database, { strict: false });
  const rotating = new OrderSearch(connections, new OrderIndex(connections, privacy), LIMITS);
  const find = (text: string) =>
    rotating.find({ search: text, status: undefined, sort: '-createdAt', limit: 20, offset: 0 });
  expect((await find('juwelier aachen')).total).toBe(expected('juwelier aachen', undefined, '-createdAt').length);
  const [one] = known;
  const everyWord = one?.words.join(' ') ?? '';
  expect((await find(everyWord)).rows.map(({ id }) => id)).toContain(one?.id);
  const beginnings = one?.words.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))) ?? [];
  expect((await find(beginnings.slice(0, 66).join(' '))).total).toBeGreaterThan(0);
});

test('very many hits are found even if all are at the end of the list', async () => {
  await database.query(
    `update orders set product_name = 'Altbestand', created_at = created_at - interval '20 years' where seq >= ${BLOCK_ORDERS + 100} and seq < ${BLOCK_ORDERS + 700}`,
  );
  const { rows, total } = await search.find({
    search: 'altbestand',
    status: undefined,
    sort: '-createdAt',
    limit: 5,
    offset: 0,
  });
  expect(total).toBe(600);
  expect(rows.map(({ product_name }) => product_name)).toEqual(Array(5).fill('Altbestand'));
});
