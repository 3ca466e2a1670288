import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addProduct, ADMIN, consentData, customer } from '../fixtures/orders.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { MailServer } from '../processes/mail-server.js';
import { startApi, startWeb, startWorker, untilReady, type ServiceProcess } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { Collector, type ReceivedSpan } from './collector.js';

const START_MS = 120_000;
const NOTES = 'Bitte bei Frau Mondschein melden';
const REQUEST_ID = 'order-of-the-test';
const TRACE_ID = randomBytes(16).toString('hex');
/** Spans that the browser makes. */
const [PAGE, CALL] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];

let database: TestDatabase;
let directory: string;
const mailServer = new MailServer();
const collector = new Collector();
const processes: ServiceProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'vitrine-traces-'));
  await mailServer.start();
  const environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    DATA_DIR: directory,
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  const api = await startApi(environment);
  const worker = await startWorker(environment);
  await untilReady(worker);
  processes.push(api, worker, await startWeb({ ...environment, API_URL: api.url, WEB_OPS_PORT: '0' }));
}, START_MS);
afterAll(async () => {
  for (const process of processes) await process.kill();
  await mailServer.stop();
  await collector.stop();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
  await removeCompiledSource();
}, START_MS);

const logs = (process: ServiceProcess | undefined) => process?.logs() ?? '';
const spansOfTrace = () => collector.spans.filter(({ traceId }) => traceId === TRACE_ID);

/** Names from a span up to the first one of its trace. */
function pathOf(span: ReceivedSpan | undefined): string[] {
  if (!span) return [];
  const parent = spansOfTrace().find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service}: ${span.name}`, ...pathOf(parent)];
}

test(
  'an order is one trace from the page it is sent from to the mail server, with nothing personal in it',
  async () => {
    const [api, worker, web] = processes;
    const answer = await fetch(`${web?.url}/api/orders?utm=Mondschein`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Request-Id': REQUEST_ID,
        traceparent: `00-${TRACE_ID}-${CALL}-01`,
      },
      body: JSON.stringify({
        productId: await addProduct(database),
        orderType: 'product',
        customerInfo: customer,
        consentData,
        notes: NOTES,
        language: 'de',
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('server-timing')).toContain(TRACE_ID);
    const spans = [
      { id: CALL, parent: PAGE, name: 'call', method: 'POST', route: '/api/orders', status: 201, ago: 20, took: 15 },
      { id: PAGE, parent: 'a'.repeat(16), name: 'page', ago: 900, took: 600, firstByte: 30, firstPaint: 200 },
    ];
    const reported = await fetch(`${web?.url}/traces`, {
      method: 'POST',
      body: JSON.stringify({ trace: TRACE_ID, spans }),
    });
    expect(reported.status).toBe(204);
    const mails = () => spansOfTrace().filter(({ name }) => name === 'SMTP');
    await waitUntil(
      'both mails and all that led to them are traced',
      () => mails().length === 2 && mails().every((span) => pathOf(span).at(-1) === 'vitrine-browser: page'),
    );
    for (const span of mails()) {
      expect(pathOf(span)).toEqual([
        'vitrine-worker: SMTP',
        expect.stringMatching(/^vitrine-worker: send order-/),
        expect.stringMatching(/^vitrine-worker: queue order-/),
        'vitrine-api: POST /api/orders',
        'vitrine-web: forward to the API',
        'vitrine-web: POST api',
        'vitrine-browser: POST /api/orders',
        'vitrine-browser: page',
      ]);
    }
    for (const name of [
      'vitrine-api: SQL orders-insert',
      'vitrine-worker: SQL outbox-claim',
      'vitrine-worker: SQL outbox-sent',
    ])
      await waitUntil(`${name} is traced`, () =>
        spansOfTrace().some((span) => `${span.service}: ${span.name}` === name),
      );

    const sent = collector.bodies.join('\n');
    for (const value of [...Object.values(customer), NOTES, 'Mondschein', '@', ADMIN.ADMIN_EMAIL, mailServer.url])
      expect(sent).not.toContain(value);

    const linesOf = async (process: ServiceProcess | undefined) => {
      await waitUntil(`${process?.url} has written its line`, () => logs(process).includes(`"traceId":"${TRACE_ID}"`));
      return logs(process)
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    };
    const common = { requestId: REQUEST_ID, traceId: TRACE_ID };
    const answered = { ...common, res: { statusCode: 201 }, responseTime: expect.any(Number) as number };
    expect(await linesOf(web)).toContainEqual(expect.objectContaining({ service: 'vitrine-web', ...answered }));
    expect(await linesOf(api)).toContainEqual(expect.objectContaining({ service: 'vitrine-api', ...answered }));
    expect(await linesOf(worker)).toContainEqual(expect.objectContaining({ service: 'vitrine-worker', ...common }));
  },
  START_MS,
);

test('each process names its connections to the database', async () => {
  const rows = await database.query<{ name: string }>(
    'select distinct application_name as name from pg_stat_activity where datname = current_database()',
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['vitrine-api', 'vitrine-worker']));
});

test.each([
  ['is not even loaded without an endpoint', 'undefined', 0],
  ['is loaded with one', '"http://127.0.0.1:9"', 1],
])('OpenTelemetry %s', (_name, endpoint, expected) => {
  const program = `
    import { createRequire } from 'node:module';
    const { startTracing } = await import('@vitrine/kit');
    await startTracing('vitrine-api', { endpoint: ${endpoint}, share: 1 });
    const loaded = Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('@opentelemetry'));
    process.exit(loaded ? 1 : 0);`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(expected);
});
