import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addProduct, ADMIN, orderFor } from '../fixtures/orders.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { startApi, startWeb, type ServiceProcess } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { listen, type Listener } from './listen.js';

const TIMEOUT_MS = 120_000;

let database: TestDatabase;
let directory: string;
let environment: Record<string, string>;
let first: ServiceProcess;
let second: ServiceProcess;
let productId: string;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  productId = await addProduct(database);
  directory = await mkdtemp(join(tmpdir(), 'vitrine-live-'));
  environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    PROXY_SECRET: 'shared-secret-of-tests-and-nothing-else',
  });
  first = await startApi(environment);
  second = await startApi(environment);
  const answer = await post(first, '/api/admin/login', {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  token = ((await answer.json()) as { token: string }).token;
}, TIMEOUT_MS);
afterAll(async () => {
  await first.kill();
  await second.kill();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
  await removeCompiledSource();
}, TIMEOUT_MS);

const post = (api: ServiceProcess, path: string, body: object) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const order = async (api: ServiceProcess): Promise<string> =>
  ((await (await post(api, '/api/orders', orderFor(productId))).json()) as { id: string }).id;
const receives = (listener: Listener, id: string) =>
  waitUntil(`order ${id} is received`, () => Promise.resolve(listener.changes().some((change) => change['id'] === id)));
const ends = (listener: Listener) => waitUntil('the stream ends', () => Promise.resolve(listener.hasEnded()));
const opens = async (listener: Listener) => {
  await waitUntil('the stream is open', () => Promise.resolve(listener.messages.length > 0));
  return listener;
};

test(
  'a change in one process is sent by the other, also through web; resuming at the other misses nothing',
  async () => {
    const web = await startWeb({ ...environment, API_URL: second.url, WEB_OPS_PORT: '0' });
    try {
      const direct = await opens(await listen(second.url, token));
      const forwarded = await opens(await listen(web.url, token));
      const id = await order(first);
      await receives(direct, id);
      await receives(forwarded, id);
      expect(forwarded.headers.get('content-encoding')).toBeNull();
      direct.close();
      const missed = await order(second);
      const again = await listen(first.url, token, direct.messages.at(-1)?.id);
      await receives(again, missed);
      again.close();
      const stopped = web.stop();
      await ends(forwarded);
      expect(await stopped).toBe(0);
    } finally {
      await web.kill();
    }
  },
  TIMEOUT_MS,
);

test(
  'a session that ends at one process ends its stream at the other, and a process that is asked to stop ends its own',
  async () => {
    const listener = await opens(await listen(second.url, token));
    const kept = await opens(await listen(first.url, token));
    const stopping = second.stop();
    await ends(listener);
    expect(await stopping).toBe(0);
    expect(kept.hasEnded()).toBe(false);
    expect((await post(first, '/api/admin/logout', {})).status).toBe(204);
    await ends(kept);
  },
  TIMEOUT_MS,
);
