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

/** Tells of facts, each in a transaction of its own; other tests write on the same server, and an event waits for all that began before it. */
async function tell(...wanted: readonly string[]): Promise<void> {
  for (const fact of wanted)
    await database.query(`select write_event('order.deleted', jsonb_build_object('id', $1::text))`, [fact]);
  await until(async () => expect(facts((await read()).events)).toEqual(wanted));
}

/** Makes events so many days old. */
async function age(days: number, ...wanted: readonly string[]): Promise<void> {
  for (const fact of wanted)
    await database.query(`update events set id = $1 where data ->> 'id' = $2`, [
      v7({ msecs: Date.now() - days * 86_400_000 }),
      fact,
    ]);
}
const purge = () => new EventsUpkeep(app.get(Database)).run();

test('events are kept for 30 days', async () => {
  await tell('old', 'young');
  await age(31, 'old');
  await age(29, 'young');
  expect(await purge()).toEqual({ events: 1 });
  expect(facts((await read()).events)).toEqual(['young']);
});

test('an old event behind a younger one waits for it, so that all that is kept can be read on from', async () => {
  await tell('a', 'b');
  await age(31, 'b');
  expect(await purge()).toEqual({ events: 0 });
  expect(facts((await read({ after: (await read({ limit: 1 })).next })).events)).toEqual(['b']);
  await age(31, 'a');
  expect(await purge()).toEqual({ events: 2 });
});

test('whoever comes back after events were deleted is told so; whoever had read them reads on', async () => {
  await tell('a', 'b', 'c', 'd');
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
  // When all are gone, whoever had read the last one has missed nothing.
  const { next } = await read();
  await age(31, 'c', 'd');
  await purge();
  expect(await read({ after: next })).toEqual({ events: [], next });
  expect((await ask({ after: afterC })).status).toBe(400);
});

test('the place of whoever reads one type alone follows the others, so that it is not gone with them', async () => {
  await tell('other');
  const { events, next } = await read({ types: 'coupon.redeemed' });
  expect(events).toEqual([]);
  await age(31, 'other');
  await purge();
  expect((await read({ types: 'coupon.redeemed', after: next })).events).toEqual([]);
});
