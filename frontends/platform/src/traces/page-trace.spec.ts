import { jest } from '@jest/globals';
import { type PageTrace, pageTraceSchema } from '@vitrine/schemas';
import { api } from '../api/client.js';
import { fakeApi, noAnswer } from '../testing/index.js';
import { tracePage } from './page-trace.js';

const TRACE = 'c'.repeat(32);
const REQUEST = 'd'.repeat(16);
const PRODUCT = '5f3f6a52-5d0b-4c4a-9d1c-1f9a2d6a7b10';

const sent: PageTrace[] = [];
const sendBeacon = jest.fn((_url: string, body: string) => sent.push(JSON.parse(body) as PageTrace));

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { getEntriesByName: () => [{ startTime: 240 }] });
});

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a trace that is not sampled is not continued', async () => {
  const { asked } = fakeApi({ 'GET /api/products': () => ({ body: [] }) });
  tracePage(`00-${TRACE}-${REQUEST}-00`, api);
  await api.GET('/api/products');
  hide();
  expect(asked('GET /api/products')[0]?.headers.has('traceparent')).toBe(false);
  expect(sent).toEqual([]);
});

test('page and calls are spans of one trace, with path patterns instead of values, in the form that the public origin accepts', async () => {
  const { asked } = fakeApi({
    'GET /api/products/*': () => ({ body: {} }),
    'GET /api/products': noAnswer,
  });
  tracePage(`00-${TRACE}-${REQUEST}-01`, api);
  await api.GET('/api/products/{id}', { params: { path: { id: PRODUCT } } });
  await expect(api.GET('/api/products')).rejects.toThrow();
  hide();

  const spans = sent.flatMap((each) => each.spans);
  const page = spans.find(({ name }) => name === 'page');
  expect(page).toMatchObject({ parent: REQUEST, firstPaint: 240 });
  const [answered, failed] = spans.filter(({ name }) => name === 'call');
  expect(answered).toMatchObject({ parent: page?.id, method: 'GET', route: '/api/products/{id}', status: 200 });
  expect(failed).not.toHaveProperty('status');
  const calls = ['GET /api/products/*', 'GET /api/products'].map((pattern) => asked(pattern)[0]);
  expect(calls.map((call) => call?.headers.get('traceparent'))).toEqual(
    [answered, failed].map((span) => `00-${TRACE}-${span?.id}-01`),
  );
  for (const each of sent) {
    expect(each.trace).toBe(TRACE);
    await expect(pageTraceSchema.validate(each, { strict: true })).resolves.toEqual(each);
  }
  expect(JSON.stringify(sent)).not.toContain(PRODUCT);
});
