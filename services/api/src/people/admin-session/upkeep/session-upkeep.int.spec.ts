import type { NestExpressApplication } from '@nestjs/platform-express';
import { ADMIN, signIn } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { Database } from '../../../database/database.js';
import { RateLimitUpkeep } from './rate-limit-upkeep.js';
import { SessionUpkeep } from './session-upkeep.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('sessions are deleted a day after they ended', async () => {
  for (const hours of [0, 23, 25]) {
    await signIn(app);
    await database.query(
      `update admin_sessions set expires_at = now() - make_interval(hours => $1) where expires_at > now()`,
      [hours],
    );
  }
  expect(await new SessionUpkeep(app.get(Database)).run()).toEqual({ forgotten: 1, devices: 0 });
  expect(await database.query('select 1 from admin_sessions')).toHaveLength(2);
});

test('a browser that was not used for half a year is deleted', async () => {
  await signIn(app);
  await database.query(
    `update admin_devices set last_used_at = now() - interval '181 days' where id = (select id from admin_devices limit 1)`,
  );
  const before = await database.query('select from admin_devices');
  expect(await new SessionUpkeep(app.get(Database)).run()).toMatchObject({ devices: 1 });
  expect(await database.query('select from admin_devices')).toHaveLength(before.length - 1);
});

test('counters of rate limits are deleted when their window is over', async () => {
  await database.query(
    `insert into rate_limits (key, points, expire) values ('over', 1, $1), ('running', 1, $2), ('locked', 9, null)`,
    [Date.now() - 1000, Date.now() + 60_000],
  );
  expect(await new RateLimitUpkeep(app.get(Database)).run()).toEqual({ forgotten: 1 });
  const left = await database.query<{ key: string }>('select key from rate_limits order by key');
  expect(left.map(({ key }) => key)).toEqual(['locked', 'running']);
});
