import { describeFailure } from './describe-failure.js';

test.each([
  ['55P03', 'a lock that was not free in time'],
  ['57014', 'a statement that took too long'],
  ['25P03', 'a transaction that was idle for too long'],
])('SQLSTATE %s, %s, is reported as unavailable', (code) => {
  const failure = Object.assign(new Error('as PostgreSQL says it'), { code });
  for (const thrown of [failure, new Error('wrapped', { cause: failure })]) {
    expect(describeFailure(thrown)).toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } });
  }
});

test('a statement that PostgreSQL refuses is an internal error', () => {
  expect(describeFailure(Object.assign(new Error('syntax error'), { code: '42601' })).code).toBe('INTERNAL');
});

test.each(['timeout expired', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'the connection error "%s" is reported as unavailable',
  (message) => {
    expect(describeFailure(new Error(message)).code).toBe('UNAVAILABLE');
  },
);
