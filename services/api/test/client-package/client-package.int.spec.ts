import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, Script } from 'node:vm';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { addProduct, ADMIN, orderFor, signIn } from '../fixtures/orders.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { startWorker } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { compileGuides, createEmptyProject, type EmptyProject, listNodes } from './empty-project.js';

const run = promisify(execFile);
/** The programs that the tests below run; those of `first-hour.md` run in the browser tests of an extension. */
const PROGRAMS = ['place-order', 'sync-orders', 'receive-webhooks', 'verify-webhook'];
const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

let project: EmptyProject;
let guides: string[];
let nodes: Awaited<ReturnType<typeof listNodes>>;
let database: TestDatabase;
let app: NestExpressApplication;
let url: string;
let environment: Record<string, string>;
let productId: string;
let token: string;

beforeAll(async () => {
  project = await createEmptyProject();
  guides = await compileGuides(project);
  nodes = await listNodes();
  database = await createTestDatabase();
  environment = testEnvironment({ ...ADMIN, DATABASE_URL: database.url, WEBHOOK_ALLOW_PRIVATE: 'on' });
  app = await createTestApp(database.url, { environment });
  url = await app.getUrl();
  productId = await addProduct(database);
  token = await signIn(app);
}, 180_000);
afterAll(async () => {
  await rm(project.directory, { recursive: true, force: true });
  await app.close();
  await database.drop();
  await removeCompiledSource();
});

const guide = (name: string) => join(project.directory, `${name}.js`);

test('the guides compile in a project that has only installed the package', () => {
  expect(guides).toEqual([...PROGRAMS, 'first-receiver', 'first-order']);
});

test('the Node of this repository is tested, and in CI the oldest supported one too', () => {
  const majors = nodes.map(({ version }) => Number(/^v(\d+)/.exec(version)?.[1]));
  expect(majors).toEqual(expect.arrayContaining(process.env['CI'] ? [20, 24] : [24]));
});

test('“Place an order in 20 lines” places one, in every Node of this machine', async () => {
  for (const { version, program } of nodes) {
    const { stdout } = await run(program, [guide('place-order')], { env: { VITRINE_URL: url } });
    const order = JSON.parse(stdout) as { id: string };
    expect([version, order]).toEqual([version, expect.objectContaining({ productName: 'Signature für Juweliere' })]);
    expect(await database.query('select id from orders where id = $1', [order.id])).toHaveLength(1);
  }
});

test('“Verify a webhook” accepts signed events and refuses others', async () => {
  const body = JSON.stringify({ id: '7', type: 'order.created', at: new Date().toISOString(), data: { id: 'o' } });
  const now = new Date();
  const signed = {
    'webhook-id': '7',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('7', now, body),
  };
  for (const [index, { program }] of nodes.entries()) {
    const port = String(18_700 + index);
    const receiver = spawn(program, [guide('verify-webhook')], { env: { WEBHOOK_SECRET: SECRET, PORT: port } });
    const lines: string[] = [];
    receiver.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const send = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
    await reachable(() => send({}));
    expect((await send(signed)).status).toBe(204);
    expect((await send({ ...signed, 'webhook-id': '8' })).status).toBe(400);
    expect(lines.join('')).toBe('order.created {"id":"o"}\n');
    receiver.kill();
    await once(receiver, 'exit');
  }
});

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
async function place(): Promise<string> {
  const { status, body } = await call('post', '/api/orders', orderFor(productId));
  expect(status).toBe(201);
  return body.id as string;
}
async function makeKey(...permissions: string[]): Promise<string> {
  const { status, body } = await call('post', '/api/admin/api-keys', { name: 'ERP', permissions });
  expect(status).toBe(201);
  return body.key as string;
}

test('“Sync orders to your ERP” copies all orders, and then every change', async () => {
  const folder = join(project.directory, 'erp');
  const env = { VITRINE_URL: url, VITRINE_KEY: await makeKey('orders:read', 'events:read'), ERP_FOLDER: folder };
  const sync = () => run(process.execPath, [guide('sync-orders')], { env });
  const copies = async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return new Map(
      texts.map((text) => JSON.parse(text) as { id: string; status: string }).map((each) => [each.id, each]),
    );
  };
  const [deleted, confirmed] = [await place(), await place()];
  await sync();
  const first = await copies();
  expect([...first.keys()].sort()).toEqual(
    (await database.query<{ id: string }>('select id from orders')).map(({ id }) => id).sort(),
  );
  await call('put', `/api/orders/${confirmed}`, { status: 'confirmed' });
  await call('delete', `/api/orders/${deleted}`);
  const late = await place();
  await sync();
  const second = await copies();
  expect(second.get(confirmed)?.status).toBe('confirmed');
  expect([second.has(deleted), second.has(late), second.size]).toEqual([false, true, first.size]);
});

test('“Receive webhooks” receives an order from the worker, and handles it once although it is delivered twice', async () => {
  const port = '18790';
  const address = `http://127.0.0.1:${port}/`;
  const webhook = await call('post', '/api/admin/webhooks', { url: address, events: ['order.created'] });
  const env = {
    VITRINE_URL: url,
    VITRINE_KEY: await makeKey('orders:read'),
    WEBHOOK_SECRET: String(webhook.body.secret),
    INBOX: join(project.directory, 'inbox'),
    PORT: port,
  };
  const receiver = spawn(process.execPath, [guide('receive-webhooks')], { env });
  const lines: string[] = [];
  receiver.stdout.on('data', (text: Buffer) => lines.push(String(text)));
  const worker = await startWorker(environment);
  try {
    await reachable(() => fetch(address, { method: 'POST', body: '{}' }));
    const line = `order.created ${await place()} 8900\n`;
    const timesPrinted = () => lines.join('').split(line).length - 1;
    await waitUntil('the order is received', () => timesPrinted() === 1);
    const path = `/api/admin/webhooks/${String(webhook.body.id)}/deliveries`;
    // The newest comes first.
    const newest = async () => {
      const { deliveries } = (await call('get', path)).body as { deliveries: { id: string; status: string }[] };
      return deliveries[0];
    };
    const first = (await newest())?.id;
    await waitUntil('it is delivered', async () => (await newest())?.status === 'delivered');
    await call('post', `${path}/${first}/redeliver`);
    await waitUntil('it is delivered once more', async () => {
      const second = await newest();
      return second?.id !== first && second?.status === 'delivered';
    });
    expect(timesPrinted()).toBe(1);
  } finally {
    await worker.stop();
    receiver.kill();
    await once(receiver, 'exit');
  }
}, 180_000);

test('a bundle for browsers needs no API of Node', async () => {
  await writeFile(
    join(project.directory, 'page.js'),
    `import { createVitrineClient } from '@vitrine/client';
     globalThis.result = createVitrineClient({ baseUrl: globalThis.origin }).get('/api/products');`,
  );
  await writeFile(
    join(project.directory, 'rspack.config.mjs'),
    `export default { mode: 'production', target: 'web', entry: './page.js', output: { filename: 'bundle.cjs' } };`,
  );
  await project.tool(join(import.meta.dirname, '../../../../node_modules/@rspack/cli/bin/rspack.js'), 'build');
  const bundle = await readFile(join(project.directory, 'dist/bundle.cjs'), 'utf8');
  const browser = { fetch, Request, Response, Headers, URL, URLSearchParams, AbortController, AbortSignal, FormData };
  const page: Record<string, unknown> = {
    ...browser,
    TextDecoder,
    TextEncoder,
    crypto,
    setTimeout,
    clearTimeout,
    origin: url,
  };
  new Script(bundle).runInContext(createContext(page));
  expect(await page['result']).toEqual([expect.objectContaining({ name: expect.any(String) })]);
});

test('the collection for Postman and Bruno has every operation of the document', async () => {
  const file = join(project.directory, 'node_modules/@vitrine/client/dist/postman-collection.json');
  const collection = JSON.parse(await readFile(file, 'utf8')) as CollectionItem;
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) => (methods.includes(method) ? [`${method.toUpperCase()} ${path}`] : [])),
  );
  expect(listRequests(collection).sort()).toEqual(operations.sort());
});

interface CollectionItem {
  item?: CollectionItem[];
  request?: { method: string; url: { path: string[] } };
}

function listRequests({ item = [], request }: CollectionItem): string[] {
  const path = request?.url.path.map((part) => part.replace(/^:(.*)$/, '{$1}')).join('/');
  return [...(request ? [`${request.method} /${path}`] : []), ...item.flatMap(listRequests)];
}

/** Waits until a starting program answers. */
async function reachable(send: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answered = await send().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
