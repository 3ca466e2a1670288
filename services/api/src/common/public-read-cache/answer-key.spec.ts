import type { Request } from 'express';
import { answerKey } from './answer-key.js';

/** The key of a GET as Express tells of it. */
const keyOf = (url: string) =>
  answerKey({
    url,
    headers: {},
    query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
  } as unknown as Request);

test.each([
  ['/api/products?utm=1', '/api/products'],
  ['/API/Products', '/api/products'],
  ['/api/accessories?inStock=true&category=pen', '/api/accessories?category=pen&inStock=true'],
])('%s is kept as %s', (url, same) => {
  expect(keyOf(url)).toBeDefined();
  expect(keyOf(url)).toBe(keyOf(same));
});

test('answers that differ have keys of their own', () => {
  const urls = ['/api/products', '/api/products?lang=en', '/api/accessories', '/api/accessories?category=pen'];
  expect(new Set(urls.map(keyOf)).size).toBe(urls.length);
});

test.each([
  '/api/products/%30198',
  '/api/%70roducts',
  '/api/products#1',
  'http://any.example/api/products',
  '/api/products?category=anything',
  '/api/accessories?category=pen%20',
  '/api/accessories?inStock=TRUE',
  '/api/accessories?search=gold',
  '/api/search?q=gold',
])('nothing is kept for %s', (url) => expect(keyOf(url)).toBeUndefined());
