import type { ServerResponse } from 'node:http';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { until } from '../testing/until.js';
import { TableChanges } from './table-changes.js';

let api: FakeApi;
let changes: TableChanges;
let stream: ServerResponse | undefined;

/** The clock of another process, which begins at another time. */
const clock = () => performance.now() + 1_000_000;
const send = (line: Partial<TableChangesLine>) =>
  stream?.write(`${JSON.stringify({ at: clock(), completeUntil: clock(), tables: [], missed: false, ...line })}\n`);

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

test('the stream is requested with the secret that web shares with the API', () => {
  expect(api.requests[0]).toMatchObject({ url: TABLE_CHANGES_PATH, headers: { 'x-vitrine-proxy': 'secret' } });
});

test('a write changes only its own table', async () => {
  const before = [changes.latestOf(['products']).ordinal, changes.latestOf(['stores']).ordinal];
  send({ tables: ['products'] });
  await until(() => expect(changes.latestOf(['products']).ordinal).not.toBe(before[0]));
  expect(changes.latestOf(['stores']).ordinal).toBe(before[1]);
});

test('possibly missed writes count as a change of every table', async () => {
  const before = changes.latestOf(['stores']).ordinal;
  send({ missed: true });
  await until(() => expect(changes.latestOf(['stores']).ordinal).not.toBe(before));
});

test('nothing is current while the API does not get notified of writes', async () => {
  send({ completeUntil: null });
  await until(() => expect(changes.isCurrent()).toBe(false));
});

test('nothing is current when the API was last up to date a second ago', async () => {
  send({ completeUntil: clock() - 1000 });
  await until(() => expect(changes.isCurrent()).toBe(false));
});

test('a lost stream is reconnected, and every table counts as changed', async () => {
  const before = changes.latestOf(['stores']).ordinal;
  stream?.destroy();
  await until(() => expect(changes.latestOf(['stores']).ordinal).not.toBe(before));
  await until(() => expect(changes.isCurrent()).toBe(true));
  expect(api.requests).toHaveLength(2);
});

test('a write counts as committed after the time until which the stream was up to date before it', async () => {
  const told = clock();
  send({ completeUntil: told });
  send({ tables: ['products'] });
  await until(() => expect(changes.latestOf(['products', 'stores']).after).not.toBe(-Infinity));
  const { after, reportedAt } = changes.latestOf(['products', 'stores']);
  expect(after).toBeLessThanOrEqual(told - 1_000_000);
  expect(reportedAt).toBeGreaterThanOrEqual(told - 1_000_000);
});
