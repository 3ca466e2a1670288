import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { until } from '../testing/until.js';
import { PurgeHook } from './purge-hook.js';

let cache: FakeApi;
let told: unknown[];
let failures: number;
let hook: PurgeHook;

beforeEach(async () => {
  told = [];
  failures = 0;
  cache = await fakeApi((incoming, outgoing) => {
    void text(incoming).then((body) => {
      told.push(JSON.parse(body));
      outgoing.writeHead(failures-- > 0 ? 500 : 200).end();
    });
  });
  hook = new PurgeHook({ url: `${cache.url}/purge`, secret: 'of-the-cache' }, pino({ level: 'silent' }));
});
afterEach(() => cache.close());

test('writes that come together are told together, with the secret', async () => {
  hook.purge(['products']);
  hook.purge(['media_files', 'products']);
  await until(() => expect(told).toEqual([{ tags: ['media_files', 'products'] }]));
  expect(cache.requests[0]).toMatchObject({
    method: 'POST',
    url: '/purge',
    headers: { authorization: 'Bearer of-the-cache', 'content-type': 'application/json' },
  });
});

test('everything includes each table', async () => {
  hook.purge(['products']);
  hook.purge('all');
  hook.purge(['stores']);
  await until(() => expect(told).toEqual([{ purge_everything: true }]));
});

test('what is written while it calls is told afterwards', async () => {
  hook.purge(['products']);
  await until(() => expect(told).toHaveLength(1));
  hook.purge(['stores']);
  await until(() => expect(told).toEqual([{ tags: ['products'] }, { tags: ['stores'] }]));
});

test('a call that fails is made again', async () => {
  failures = 1;
  hook.purge(['products']);
  await until(() => expect(told).toEqual([{ tags: ['products'] }, { tags: ['products'] }]));
});
