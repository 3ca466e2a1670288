import type { NestExpressApplication } from '@nestjs/platform-express';
import { EVENT_TYPES } from '@vitrine/schemas';
import { Client } from 'pg';
import request from 'supertest';
import { v7 } from 'uuid';
import { contact } from '../../../test/fixtures/contacts.js';
import { addCoupon, addProduct, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import type { EventDto, EventsDto } from './event.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.query('delete from events'));

const call = (method: 'get' | 'post' | 'put' | 'delete' | 'patch', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
const read = async (query: Record<string, unknown> = {}) => {
  const answer = await call('get', '/api/events').query(query);
  expect(answer.status).toBe(200);
  return answer.body as EventsDto;
};
/** Other tests write on the same server, and an event can be read only when all earlier transactions have ended. */
const readWhenSettled = async (count: number, query: Record<string, unknown> = {}): Promise<EventDto[]> => {
  let { events } = await read(query);
  await until(async () => {
    ({ events } = await read(query));
    expect(events).toHaveLength(count);
  });
  return events;
};
const typesAndData = (events: readonly EventDto[]) => events.map(({ type, data }) => [type, data]);

test('events report an order, its coupon, its changes, its deletion and its restoration', async () => {
  const productId = await addProduct(database);
  const { id: couponId } = await addCoupon(app, token, { code: 'TOLD' });
  const { body } = await call('post', '/api/orders', orderFor(productId, { couponCode: 'TOLD' }));
  const id = body.id as string;
  await call('put', `/api/orders/${id}`, { status: 'confirmed', productPrice: 7000 });
  await call('put', `/api/orders/${id}`, { adminNotes: 'Ruft an' });
  await call('delete', `/api/orders/${id}`);
  await call('post', `/api/orders/${id}/restore`);
  const events = await readWhenSettled(9);
  expect(typesAndData(events)).toEqual([
    ['product.created', { id: productId, version: 1 }],
    ['coupon.created', { id: couponId, version: 1 }],
    [
      'order.created',
      {
        id,
        status: 'pending',
        orderType: 'product',
        subscriptionType: null,
        productId,
        requestGroup: null,
        originalPrice: 8900,
        productPrice: 8010,
      },
    ],
    ['coupon.redeemed', { id: couponId, orderId: id, discount: 890 }],
    ['order.status_changed', { id, from: 'pending', to: 'confirmed' }],
    ['order.price_changed', { id, oldPrice: 8010, newPrice: 7000 }],
    ['order.deleted', { id }],
    ['order.restored', { id, status: 'confirmed' }],
    ['coupon.redeemed', { id: couponId, orderId: id, discount: 890 }],
  ]);
  for (const { id: eventId, at } of events) {
    expect(eventId).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Date.parse(at)).not.toBeNaN();
  }
});

test('events report a contact request and the end of a subscription, without personal data', async () => {
  const made = await call('post', '/api/contacts', contact);
  await call('put', `/api/contacts/admin/${made.body.id}/status`, { status: 'read' });
  const subscription = { orderType: 'subscription', subscriptionType: 'monthly' };
  const order = await call('post', '/api/orders', orderFor(await addProduct(database), subscription));
  await call('put', `/api/orders/${order.body.id}`, { status: 'confirmed' });
  await call('put', `/api/orders/${order.body.id}`, { subscriptionStatus: 'expired' });
  const types = ['contact.created', 'contact.status_changed', 'subscription.ended'];
  const events = await readWhenSettled(3, { types: types.join(',') });
  expect(typesAndData(events)).toEqual([
    ['contact.created', { id: made.body.id, status: 'new' }],
    ['contact.status_changed', { id: made.body.id, from: 'new', to: 'read' }],
    ['subscription.ended', { id: order.body.id, status: 'expired' }],
  ]);
  const stored = JSON.stringify(await database.query('select data from events'));
  for (const personal of ['rika', 'juwelier', '@', 'Atelier']) expect(stored).not.toContain(personal);
});

test.each([
  ['product', '/api/products', { name: 'Signature', description: 'App' }, { name: 'Prestige' }],
  ['accessory', '/api/accessories', { name: 'Feder', category: 'pen', price: 12, stock: 1 }, { stock: 2 }],
  ['store', '/api/stores', { name: 'Dom', address: 'Ring 1', city: 'Bern', country: 'Switzerland' }, { city: 'Genf' }],
  ['page', '/api/content-pages/admin', { pageType: 'about_us', title: 'Wir', content: '<p>Wir</p>' }, { title: 'Uns' }],
])('%s: creation, change and deletion write one event each', async (thing, path, body, changes) => {
  const made = await call('post', path, body);
  expect(made.status).toBe(201);
  const address = `${path}/${made.body.id}`;
  expect((await call('put', address, changes)).status).toBe(200);
  expect((await call('put', address, changes)).status).toBe(200);
  expect((await call('delete', address)).status).toBe(204);
  const events = await readWhenSettled(3);
  expect(typesAndData(events)).toEqual([
    [`${thing}.created`, { id: made.body.id, version: 1 }],
    [`${thing}.updated`, { id: made.body.id, version: 2 }],
    [`${thing}.deleted`, { id: made.body.id }],
  ]);
});

test('rows that one statement writes have one event each, with who wrote them', async () => {
  const columns = `(id, name, address, city, country, updated_by)`;
  await database.query(
    `insert into stores ${columns} select gen_random_uuid(), 'Haus ' || n, 'x', 'x', 'x', $1 from generate_series(1, 3) as n`,
    [ADMIN.ADMIN_EMAIL],
  );
  await database.query(`update stores set version = version + 1 where name in ('Haus 1', 'Haus 2')`);
  await database.query(`update stores set phone = '1' where name = 'Haus 3'`);
  await database.query(`delete from stores where name like 'Haus%'`);
  const events = await readWhenSettled(8);
  const count = (type: string) =>
    new Set(events.filter((each) => each.type === type).map(({ data }) => data['id'])).size;
  expect(['store.created', 'store.updated', 'store.deleted'].map(count)).toEqual([3, 2, 3]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(8);
  const actors = await database.query(
    `select distinct (select email from admins where id = actor) as actor from events where type <> 'store.deleted'`,
  );
  expect(actors).toEqual([{ actor: ADMIN.ADMIN_EMAIL }]);
});

test('a transaction that is rolled back leaves no event', async () => {
  const refused = await call('post', '/api/orders', orderFor(await addProduct(database), { couponCode: 'NONE' }));
  expect(refused.status).toBe(400);
  expect(typesAndData(await readWhenSettled(1))).toEqual([['product.created', expect.anything()]]);
});

/** A transaction that has written an event and is still open. */
async function openTransaction(fact: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query(`select write_event('order.deleted', jsonb_build_object('id', $1::text))`, [fact]);
  return {
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how);
      await client.end();
    },
  };
}
const facts = (events: readonly EventDto[]) => events.map(({ data }) => data['id']);

test('an event is held back until all earlier transactions have ended, so that readers skip none', async () => {
  const first = await openTransaction('first');
  const second = await openTransaction('second');
  await second.end('commit');
  const third = await openTransaction('third');
  expect((await read()).events).toEqual([]);
  await first.end('commit');
  const early = await readWhenSettled(2);
  expect(facts(early)).toEqual(['first', 'second']);
  const { next } = await read();
  await third.end('commit');
  expect(facts(await readWhenSettled(1, { after: next }))).toEqual(['third']);
});

test('a transaction that was rolled back does not hold back later events', async () => {
  const first = await openTransaction('never');
  const second = await openTransaction('second');
  await second.end('commit');
  await first.end('rollback');
  expect(facts(await readWhenSettled(1))).toEqual(['second']);
});

test('a reader beside many writers receives every event once, always in the same order', async () => {
  const wanted = Array.from({ length: 60 }, (_, n) => `fact-${n}`);
  let writing = true;
  const writers = Promise.all(
    [0, 1, 2].map(async (writer) => {
      // Each transaction ends after the next has begun, and they end out of order.
      const open: Awaited<ReturnType<typeof openTransaction>>[] = [];
      for (const [index, fact] of wanted.entries()) {
        if (index % 3 !== writer) continue;
        open.push(await openTransaction(fact));
        if (open.length === 3) await open.splice(1, 1)[0]?.end('commit');
      }
      for (const each of open) await each.end('commit');
    }),
  ).finally(() => (writing = false));
  const received: EventDto[] = [];
  let next: string | null = null;
  const readOn = async () => {
    const page: EventsDto = await read({ limit: 7, ...(next && { after: next }) });
    received.push(...page.events);
    next = page.next;
    return page.events.length;
  };
  while (writing) await readOn();
  await writers;
  await until(async () => {
    while ((await readOn()) > 0);
    expect(received.length).toBeGreaterThanOrEqual(wanted.length);
  });
  expect(facts(received).toSorted()).toEqual(wanted.toSorted());
  expect(facts((await read({ limit: 500 })).events)).toEqual(facts(received));
});

test('a reader continues by next, by the header or by the id of an event, and receives only the types it asks for', async () => {
  for (const fact of ['a', 'b', 'c']) await (await openTransaction(fact)).end('commit');
  const [a] = await readWhenSettled(3);
  const page = await call('get', '/api/events').query({ limit: 2 });
  expect(facts(page.body.events)).toEqual(['a', 'b']);
  const link = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1] ?? '';
  const rest = await call('get', link);
  expect([facts(rest.body.events), rest.headers['link']]).toEqual([['c'], undefined]);
  expect(facts((await read({ after: a?.id })).events)).toEqual(['b', 'c']);
  const end = await read({ after: rest.body.next });
  expect(end).toEqual({ events: [], next: rest.body.next });
  expect((await read({ types: 'order.created' })).events).toEqual([]);
  for (const query of [{ after: 'x' }, { after: v7() }, { types: 'order.lost' }, { limit: 501 }])
    expect((await call('get', '/api/events').query(query)).status).toBe(400);
});

test('the header leads to the end, also from a start with after', async () => {
  for (const fact of ['a', 'b', 'c', 'd']) await (await openTransaction(fact)).end('commit');
  const [a] = await readWhenSettled(4);
  const received: unknown[] = [];
  let link = `/api/events?limit=2&after=${a?.id}`;
  for (let page = 0; link !== '' && page < 5; page += 1) {
    const answer = await call('get', link);
    received.push(...facts(answer.body.events));
    link = /^<([^>]+)>; rel="next"$/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
  }
  expect(received).toEqual(['b', 'c', 'd']);
});

test('after a restore to another server new events still come after the old ones', async () => {
  await (await openTransaction('old')).end('commit');
  await readWhenSettled(1);
  // The numbers of the server that made the backup were far ahead of this one's.
  await database.query('update events set transaction = transaction + 1000000000');
  const { next } = await read();
  await database.query('select continue_event_order()');
  await (await openTransaction('new')).end('commit');
  expect(facts(await readWhenSettled(2))).toEqual(['old', 'new']);
  expect(facts((await read(next ? { after: next } : {})).events).at(-1)).toBe('new');
  await database.query('select continue_event_order()');
  expect(await database.query('select generation from event_order')).toEqual([{ generation: 2 }]);
});

test('every type of event is one that the database writes', async () => {
  const [{ source = '' } = {}] = await database.query<{ source: string }>(
    `select string_agg(prosrc, ' ') || ' ' || (select string_agg(encode(tgargs, 'escape'), ' ') from pg_trigger) as source
     from pg_proc where proname like 'tell\\_%'`,
  );
  const isWritten = (type: string) => {
    const [thing, action] = type.split('.');
    return source.includes(`'${type}'`) || (source.includes(`'.${action}'`) && source.includes(`${thing}\\000`));
  };
  expect(EVENT_TYPES.filter((type) => !isWritten(type))).toEqual([]);
});
