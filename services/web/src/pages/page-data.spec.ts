import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { PageDataSource } from './page-data.js';

let api: FakeApi;
let source: PageDataSource;
let length: number;
const LIMIT_BYTES = 32 * 1024;

beforeEach(async () => {
  length = 1;
  api = await fakeApi((incoming, outgoing) => {
    outgoing.setHeader('ETag', '"one"');
    if (incoming.headers['if-none-match']) return void outgoing.writeHead(304).end();
    outgoing.end(JSON.stringify('x'.repeat(length)));
  });
  const logger = pino({ level: 'silent' });
  source = new PageDataSource({ apiUrl: api.url, proxySecret: 'secret', logger, rememberedBytes: LIMIT_BYTES });
});

afterEach(() => api.close());

const visitor = { address: '203.0.113.7', requestId: 'r' };
/** Reads a path twice. @returns whether the second read sent the ETags of what is known */
async function isRemembered(path: string, again = path): Promise<boolean> {
  await source.load([path], 'de', visitor);
  await source.load([again], 'de', visitor);
  return api.requests.at(-1)?.headers['if-none-match'] !== undefined;
}

test('an answer is remembered, regardless of the letter case of the path', async () => {
  expect(await isRemembered('/api/products')).toBe(true);
  expect(await isRemembered('/api/products/0197abcd', '/api/products/0197ABCD')).toBe(true);
});

test.each(['/api/products/%30198', '/api/search?q=gold', '/api/products#1'])('%s is not remembered', async (path) => {
  expect(await isRemembered(path)).toBe(false);
});

test('the remembered answers stay below their limit, and the one read last is kept', async () => {
  await source.load(['/api/first'], 'de', visitor);
  length = 12 * 1024;
  for (const path of ['/api/a', '/api/b', '/api/c']) await source.load([path], 'de', visitor);
  await source.load(['/api/first', '/api/a', '/api/c'], 'de', visitor);
  const conditional = api.requests.slice(-3).flatMap(({ url, headers }) => (headers['if-none-match'] ? [url] : []));
  expect(conditional).toEqual(['/api/c?lang=de']);
});
