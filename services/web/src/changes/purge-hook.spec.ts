import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { until } from '../testing/until.js';
import { PurgeHook } from './purge-hook.js';

let cache: FakeApi;
let purges: unknown[];
let failures: number;
let hook: PurgeHook;

beforeEach(async () => {
  purges = [];
  failures = 0;
  cache = await fakeApi((incoming, outgoing) => {
    void text(incoming).then((body) => {
      purges.push(JSON.parse(body));
      outgoing.writeHead(failures-- > 0 ? 500 : 200).end();
    });
  });
  hook = new PurgeHook({ url: `${cache.url}/purge`, secret: 'of-the-cache' }, pino({ level: 'silent' }));
});
afterEach(() => cache.close());

test('writes shortly after one another are sent in one call, with the secret', async () => {
  hook.purge(['products']);
  hook.purge(['media_files', 'products']);
  await until(() => expect(purges).toEqual([{ tags: ['media_files', 'products'] }]));
  expect(cache.requests[0]).toMatchObject({
    method: 'POST',
    url: '/purge',
    headers: { authorization: 'Bearer of-the-cache', 'content-type': 'application/json' },
  });
});

test('a purge of everything includes the single tables', async () => {
  hook.purge(['products']);
  hook.purge('all');
  hook.purge(['stores']);
  await until(() => expect(purges).toEqual([{ purge_everything: true }]));
});

test('a write during a call is sent afterwards', async () => {
  hook.purge(['products']);
  await until(() => expect(purges).toHaveLength(1));
  hook.purge(['stores']);
  await until(() => expect(purges).toEqual([{ tags: ['products'] }, { tags: ['stores'] }]));
});

test('a failed call is retried', async () => {
  failures = 1;
  hook.purge(['products']);
  await until(() => expect(purges).toEqual([{ tags: ['products'] }, { tags: ['products'] }]));
});
