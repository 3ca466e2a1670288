import type { ServerResponse } from 'node:http';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { until } from '../testing/until.js';
import { TableChanges } from './table-changes.js';

let api: FakeApi;
let changes: TableChanges;
let stream: ServerResponse | undefined;

/** Another process's clock begins at another time. */
const clock = () => performance.now() + 1_000_000;
const send = (line: Partial<TableChangesLine>) =>
  stream?.write(`${JSON.stringify({ at: clock(), toldUntil: clock(), tables: [], missed: false, ...line })}\n`);

beforeEach(async () => {
  stream = undefined;
  api = await fakeApi((_incoming, outgoing) => {
    stream = outgoing;
    send({ missed: true });
  });
  changes = new TableChanges({ apiUrl: api.url, proxySecret: 'secret', logger: pino({ level: 'silent' }) });
  changes.start();
  await until(() => expect(changes.isCurrent()).toBe(true));
});
afterEach(async () => {
  changes.stop();
  await api.close();
});

test('the stream is asked for with the secret that web shares with the API', () => {
  expect(api.requests[0]).toMatchObject({ url: TABLE_CHANGES_PATH, headers: { 'x-vitrine-proxy': 'secret' } });
});

test('a write moves the generation of its table alone', async () => {
  const before = [changes.getGeneration(['products']), changes.getGeneration(['stores'])];
  send({ tables: ['products'] });
  await until(() => expect(changes.getGeneration(['products'])).not.toBe(before[0]));
  expect(changes.getGeneration(['stores'])).toBe(before[1]);
});

test('writes that may have gone untold move the generation of every table', async () => {
  const before = changes.getGeneration(['stores']);
  send({ missed: true });
  await until(() => expect(changes.getGeneration(['stores'])).not.toBe(before));
});

test('nothing is current while the API does not hear of writes', async () => {
  send({ toldUntil: null });
  await until(() => expect(changes.isCurrent()).toBe(false));
});

test('nothing is current when the API last heard of writes a second ago', async () => {
  send({ toldUntil: clock() - 1000 });
  await until(() => expect(changes.isCurrent()).toBe(false));
});

test('a lost stream is connected again, and takes every table for changed', async () => {
  const before = changes.getGeneration(['stores']);
  stream?.destroy();
  await until(() => expect(changes.getGeneration(['stores'])).not.toBe(before));
  await until(() => expect(changes.isCurrent()).toBe(true));
  expect(api.requests).toHaveLength(2);
});
