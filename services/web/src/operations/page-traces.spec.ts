import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTracing, stopTracing } from '@vitrine/kit';
import { PAGE_TRACES_PATH, type PageSpan } from '@vitrine/schemas';
import request from 'supertest';
import { fakeOrigin, type FakeOrigin } from '../testing/fake-origin.js';
import { pageTraces } from './page-traces.js';

const TRACE = 'c'.repeat(32);
const PAGE: PageSpan = { id: 'a'.repeat(16), parent: 'b'.repeat(16), name: 'page', ago: 900, took: 700, firstByte: 80 };
const CALL: PageSpan = {
  id: 'e'.repeat(16),
  parent: PAGE.id,
  name: 'call',
  method: 'POST',
  route: '/api/orders/{id}/resend-confirmation',
  status: 202,
  ago: 500,
  took: 40,
};

const collected: string[] = [];
const collector = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    collected.push(body);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});
let origin: FakeOrigin;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  origin = await fakeOrigin();
});
afterAll(() => collector.close());

const send = (body: unknown) =>
  request(origin.app)
    .post(PAGE_TRACES_PATH)
    .set('Content-Type', 'text/plain;charset=UTF-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body));

// This test comes first, because tracing cannot be switched off again in a process.
test('the address does not exist without tracing', async () => {
  expect((await send({ trace: TRACE, spans: [PAGE] })).status).toBe(405);
});

test('spans of a page are sent to the collector under their own ids, with patterns and numbers only', async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  await startTracing('vitrine-web', { endpoint, share: 1 });
  const before = Date.now();
  const answer = await send({ trace: TRACE, spans: [PAGE, CALL] });
  expect([answer.status, answer.text]).toEqual([204, '']);

  const refused: [what: string, body: unknown, status: number][] = [
    ['no JSON', 'spans', 400],
    ['no span', { trace: TRACE, spans: [] }, 400],
    ['an id of no trace', { trace: 'x'.repeat(32), spans: [PAGE] }, 400],
    ['an address in place of a pattern', { trace: TRACE, spans: [{ ...CALL, route: '/api/orders/7f3' }] }, 400],
    ['a name of its own', { trace: TRACE, spans: [{ ...PAGE, name: 'Erika' }] }, 400],
    ['a field of its own', { trace: TRACE, spans: [{ ...PAGE, note: 'Erika' }] }, 400],
    ['more than a page sends', 'x'.repeat(40_000), 413],
  ];
  for (const [what, body, status] of refused) expect([what, (await send(body)).status]).toEqual([what, status]);

  await stopTracing();
  const { resourceSpans } = JSON.parse(collected.join('')) as {
    resourceSpans: { resource: object; scopeSpans: { spans: Record<string, unknown>[] }[] }[];
  };
  const browsers = resourceSpans.filter(({ resource }) => JSON.stringify(resource).includes('vitrine-browser'));
  const spans = browsers.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  expect(spans.map(({ name, traceId, spanId, parentSpanId }) => [name, traceId, spanId, parentSpanId])).toEqual([
    ['page', TRACE, PAGE.id, PAGE.parent],
    ['POST /api/orders/{id}/resend-confirmation', TRACE, CALL.id, PAGE.id],
  ]);
  const milliseconds = (value: unknown) => Number(BigInt(String(value)) / 1_000_000n);
  const [page] = spans;
  expect(milliseconds(page?.['startTimeUnixNano'])).toBeGreaterThanOrEqual(before - PAGE.ago - 1);
  expect(milliseconds(page?.['endTimeUnixNano']) - milliseconds(page?.['startTimeUnixNano'])).toBeCloseTo(
    PAGE.took,
    -1,
  );
  expect(collected.join('')).not.toContain('Erika');
});

test('the number of requests a second is limited over all visitors', async () => {
  let now = 1_000_000;
  const handler = pageTraces(() => now);
  const statuses = new Map<number, number>();
  const listener: RequestListener = (incoming, response) => handler(incoming, response, () => response.end());
  const ask = () =>
    request(listener)
      .post(PAGE_TRACES_PATH)
      .send('{}')
      .then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
  for (let n = 0; n < 103; n += 1) await ask();
  expect(Object.fromEntries(statuses)).toEqual({ 400: 100, 429: 3 });
  now += 1000;
  await ask();
  expect(statuses.get(400)).toBe(101);
});
