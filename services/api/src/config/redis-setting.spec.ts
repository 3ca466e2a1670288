import { parseRedis } from './redis-setting.js';

test('the URL of a single server is not changed', () => {
  expect(parseRedis('rediss://:secret@cache.example:6380/2')).toEqual({
    kind: 'single',
    url: 'rediss://:secret@cache.example:6380/2',
  });
});

test('a URL of Sentinels gives their addresses and the name of the primary', () => {
  expect(
    parseRedis('redis+sentinel://shop:p%40ss@a.example:5000,b.example,[fd00::1]:7/vitrine/3?sentinelPassword=s'),
  ).toEqual({
    kind: 'sentinel',
    nodes: [
      { host: 'a.example', port: 5000 },
      { host: 'b.example', port: 26379 },
      { host: 'fd00::1', port: 7 },
    ],
    name: 'vitrine',
    database: 3,
    login: { username: 'shop', password: 'p@ss' },
    sentinelPassword: 's',
  });
});

test('a URL of a cluster gives some of its servers', () => {
  expect(parseRedis('rediss+cluster://:secret@a.example,b.example:7001')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'a.example', port: 6379 },
      { host: 'b.example', port: 7001 },
    ],
    login: { password: 'secret', tls: {} },
  });
});

test.each(['redis+sentinel://a.example:5000', 'redis+cluster://a:b:c', 'redis+cluster://a.example,'])(
  '%s is refused with a sentence',
  (url) => expect(() => parseRedis(url)).toThrow(/^REDIS_URL must/),
);
