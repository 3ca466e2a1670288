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

test('a write is a change of its table alone', async () => {
  const before = [changes.latestOf(['products']).ordinal, changes.latestOf(['stores']).ordinal];
  send({ tables: ['products'] });
  await until(() => expect(changes.latestOf(['products']).ordinal).not.toBe(before[0]));
  expect(changes.latestOf(['stores']).ordinal).toBe(before[1]);
});

test('writes that may have gone untold are a change of every table', async () => {
  const before = changes.latestOf(['stores']).ordinal;
  send({ missed: true });
  await until(() => expect(changes.latestOf(['stores']).ordinal).not.toBe(before));
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
  const before = changes.latestOf(['stores']).ordinal;
  stream?.destroy();
  await until(() => expect(changes.latestOf(['stores']).ordinal).not.toBe(before));
  await until(() => expect(changes.isCurrent()).toBe(true));
  expect(api.requests).toHaveLength(2);
});

test('a write was committed after the time until which all was told before it', async () => {
  const told = clock();
  send({ toldUntil: told });
  send({ tables: ['products'] });
  await until(() => expect(changes.latestOf(['products', 'stores']).after).not.toBe(-Infinity));
  const { after, toldAt } = changes.latestOf(['products', 'stores']);
  expect(after).toBeLessThanOrEqual(told - 1_000_000);
  expect(toldAt).toBeGreaterThanOrEqual(told - 1_000_000);
});
