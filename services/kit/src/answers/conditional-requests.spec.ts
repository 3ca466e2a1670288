import { isNotModified } from './conditional-requests.js';

const ETAG = '"abc"';
const knows = (headers: Record<string, string>, lastModified?: string) =>
  isNotModified({ headers }, { etag: ETAG, ...(lastModified !== undefined && { lastModified }) });

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('an answer whose ETag is among %s is known', (tags) =>
  expect(knows({ 'if-none-match': tags })).toBe(true),
);

test.each(['"x"', 'abc', '"abc-gzip"', ''])('an answer whose ETag is not among %s is not known', (tags) =>
  expect(knows({ 'if-none-match': tags })).toBe(false),
);

test('an answer is known also if the request asks caches not to answer', () =>
  expect(knows({ 'if-none-match': ETAG, 'cache-control': 'no-cache' })).toBe(true));

test('the date is compared only if the request names no ETag', () => {
  const date = 'Sun, 22 Nov 2026 10:00:00 GMT';
  expect(knows({ 'if-modified-since': date }, date)).toBe(true);
  expect(knows({ 'if-modified-since': date }, 'Sun, 22 Nov 2026 10:00:01 GMT')).toBe(false);
  expect(knows({ 'if-modified-since': date, 'if-none-match': '"x"' }, date)).toBe(false);
  expect(knows({ 'if-modified-since': date })).toBe(false);
});
