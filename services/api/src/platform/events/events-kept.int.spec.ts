import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { v7 } from 'uuid';
import { ADMIN, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { Database } from '../../database/database.js';
import type { EventDto, EventsDto } from './event.dto.js';
import { EventsUpkeep } from './events-upkeep.js';

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

const ask = (query: Record<string, unknown>) =>
  request(app.getHttpServer()).get('/api/events').auth(token, { type: 'bearer' }).query(query);
const read = async (query: Record<string, unknown> = {}) => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return answer.body as EventsDto;
};
const facts = (events: readonly EventDto[]) => events.map(({ data }) => data['id']);

/** Writes events, each in its own transaction, and waits until they can be read: open transactions of other tests on the server hold them back. */
async function writeEvents(...wanted: readonly string[]): Promise<void> {
  for (const fact of wanted)
    await database.query(`select write_event('order.deleted', jsonb_build_object('id', $1::text))`, [fact]);
  await until(async () => expect(facts((await read()).events)).toEqual(wanted));
}

/** Makes events as many days old as given. */
async function age(days: number, ...wanted: readonly string[]): Promise<void> {
  for (const fact of wanted)
    await database.query(`update events set id = $1 where data ->> 'id' = $2`, [
      v7({ msecs: Date.now() - days * 86_400_000 }),
      fact,
    ]);
}
const purge = () => new EventsUpkeep(app.get(Database)).run();

test('events are kept for 30 days', async () => {
  await writeEvents('old', 'young');
  await age(31, 'old');
  await age(29, 'young');
  expect(await purge()).toEqual({ events: 1 });
  expect(facts((await read()).events)).toEqual(['young']);
});

test('an old event after a younger one is kept as long as that one, so that reading can go on from every kept event', async () => {
  await writeEvents('a', 'b');
  await age(31, 'b');
  expect(await purge()).toEqual({ events: 0 });
  expect(facts((await read({ after: (await read({ limit: 1 })).next })).events)).toEqual(['b']);
  await age(31, 'a');
  expect(await purge()).toEqual({ events: 2 });
});

test('a reader whose next events were deleted is refused; one that had read them reads on', async () => {
  await writeEvents('a', 'b', 'c', 'd');
  const placeAfter = async (count: number) => (await read({ limit: count })).next ?? '';
  const [afterA, afterB, afterC] = [await placeAfter(1), await placeAfter(2), await placeAfter(3)];
  await age(31, 'a', 'b');
  expect(await purge()).toEqual({ events: 2 });
  for (const field of ['after', 'cursor']) {
    const refused = await ask({ [field]: afterA });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([{ field, message: expect.stringMatching(/^This place is no longer kept/) }]);
  }
  expect(facts((await read({ after: afterB })).events)).toEqual(['c', 'd']);
  expect(facts((await read({ after: afterC })).events)).toEqual(['d']);
  expect(facts((await read()).events)).toEqual(['c', 'd']);
  // When all events are deleted, a reader of the last one has missed nothing.
  const { next } = await read();
  await age(31, 'c', 'd');
  await purge();
  expect(await read({ after: next })).toEqual({ events: [], next });
  expect((await ask({ after: afterC })).status).toBe(400);
});

test('the position of a reader of one type moves past events of other types, so that their deletion is no gap', async () => {
  await writeEvents('other');
  const { events, next } = await read({ types: 'coupon.redeemed' });
  expect(events).toEqual([]);
  await age(31, 'other');
  await purge();
  expect((await read({ types: 'coupon.redeemed', after: next })).events).toEqual([]);
});
