import type { NestExpressApplication } from '@nestjs/platform-express';
import { signIn, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { Database } from '../../../database/database.js';
import { IdempotencyUpkeep } from './idempotency-upkeep.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let upkeep: IdempotencyUpkeep;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  upkeep = new IdempotencyUpkeep(app.get(Database));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const letTimePass = (minutes: number) =>
  database.query(
    `update idempotent_calls set seen_at = seen_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1),
       answer_until = answer_until - make_interval(mins => $1)`,
    [minutes],
  );

test('an answer with a secret is deleted after ten minutes, and its key after 24 hours', async () => {
  const makeKey = () =>
    owner
      .post('/api/admin/api-keys')
      .set('Idempotency-Key', 'secret')
      .send({ name: 'Shop', permissions: ['orders:read'] });
  const answers = () => database.query<{ answer: string | null }>('select answer from idempotent_calls');
  const first = await makeKey();
  expect(first.status).toBe(201);
  await letTimePass(9);
  expect(await upkeep.run()).toEqual({ forgotten: 0, secrets: 0 });
  expect((await makeKey()).body).toEqual(first.body);
  await letTimePass(1);
  expect(await upkeep.run()).toEqual({ forgotten: 0, secrets: 1 });
  expect(await answers()).toEqual([{ answer: null }]);
  expect((await makeKey()).body).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_KEY_IN_USE' });
  await letTimePass(24 * 60);
  expect(await upkeep.run()).toEqual({ forgotten: 1, secrets: 0 });
  expect(await answers()).toEqual([]);
});
