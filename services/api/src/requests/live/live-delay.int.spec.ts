import type { NestExpressApplication } from '@nestjs/platform-express';
import { addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { listen, type Listener } from '../../../test/live/listen.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { until } from '../../../test/until.js';

/** The longest time in milliseconds until every process has sent a change to its listeners (contract: Live). */
const MAX_DELAY_MS = 2000;

let database: TestDatabase;
/** Changes are written through `writing`; the listener is connected to `reading`. */
let writing: NestExpressApplication;
let reading: NestExpressApplication;
let owner: Staff;
let productId: string;
let listener: Listener;

beforeAll(async () => {
  database = await createTestDatabase();
  const { JWT_SECRET = '', FIELD_KEYS = '' } = testEnvironment();
  const environment = { ...staffEnvironment, JWT_SECRET, FIELD_KEYS };
  writing = await createTestApp(database.url, { environment });
  reading = await createTestApp(database.url, { environment });
  owner = await signIn(writing);
  productId = await addProduct(database);
  const origin = await reading.getUrl();
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@vitrine.example', password: staffEnvironment.ADMIN_PASSWORD }),
  });
  listener = await listen(origin, ((await answer.json()) as { token: string }).token);
  await until(() => Promise.resolve().then(() => expect(listener.messages[0]?.type).toBe('open')));
});
afterAll(async () => {
  listener.close();
  await reading.close();
  await writing.close();
  await database.drop();
});

/** Waits until the listener got a change, at most as long as the contract allows. */
const untilReceived = (kind: string, id: string) =>
  until(
    () =>
      Promise.resolve().then(() => expect(listener.changes()).toContainEqual(expect.objectContaining({ kind, id }))),
    MAX_DELAY_MS,
  );

test('a change written by one process reaches listeners of another within 2 s, a deletion with its id', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = (await owner.post('/api/orders').send(orderFor(productId)).expect(201)).body as { id: string };
    await untilReceived('order.created', id);
    await owner.put(`/api/orders/${id}`).send({ status: 'confirmed' }).expect(200);
    await untilReceived('order.status_changed', id);
    await owner.delete(`/api/orders/${id}`).expect(204);
    await untilReceived('order.deleted', id);
  }
});
