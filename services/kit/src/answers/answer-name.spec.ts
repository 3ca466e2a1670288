import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerName } from './answer-name.js';

const getKey = (url: string) => answerName({ url, headers: {} })?.key;

test.each([
  ['/api/products?utm=1', '/api/products'],
  ['/API/Products', '/api/products'],
  ['/api/products/', '/api/products'],
  ['/api/products?q=1&search=x&category=anything&inStock=odd', '/api/products'],
  ['/api/accessories?q=1', '/api/accessories'],
  ['/api/accessories?search=', '/api/accessories'],
  ['/api/accessories?inStock=true&category=pen', '/api/accessories?category=pen&inStock=true'],
])('%s is kept as %s', (url, same) => {
  expect(getKey(url)).toBeDefined();
  expect(getKey(url)).toBe(getKey(same));
});

test('different answers have different keys', () => {
  const urls = ['/api/products', '/api/products?lang=en', '/api/accessories', '/api/accessories?category=pen'];
  expect(new Set(urls.map(getKey)).size).toBe(urls.length);
});

test.each([
  '/api/products/%30198',
  '/api/%70roducts',
  '/api/products#1',
  'http://any.example/api/products',
  '/api//products',
  '/api/accessories?category=anything',
  '/api/accessories?category=pen%20',
  '/api/accessories/?search=gold',
  '/API/Accessories?search=gold',
  '/api/accessories?inStock=TRUE',
  '/api/accessories?search=gold',
  '/api/search?q=gold',
])('the answer to %s is not kept', (url) => expect(getKey(url)).toBeUndefined());

interface Read {
  parameters?: readonly { in: string; name: string }[];
  responses: Readonly<Record<string, unknown>>;
}
const { paths } = JSON.parse(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, { get?: Read }>>;
};
const declared = Object.entries(paths).flatMap(([path, { get }]) =>
  (get && '304' in get.responses ? (get.parameters ?? []) : [])
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'lang')
    .map(({ name }) => `${path.replaceAll(/\{\w+\}/g, 'x')}?${name}=anything`),
);

test.each(declared)('a parameter that a kept read declares is not ignored: %s', (url) =>
  expect(getKey(url)).toBeUndefined(),
);
