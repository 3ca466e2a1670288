import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { productSheets } from './product-sheets.js';

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = express();
  app.set('query parser', 'simple');
  app.use(productSheets(() => ['de', 'en']));
  app.use((request, response) => void response.send(request.url));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

test('a sheet in a language is requested from the API', async () => {
  const answer = await get('/product/0197-a/sheet.pdf?lang=en&other=1');
  expect(await answer.text()).toBe('/api/products/0197-a/sheet.pdf?lang=en');
});

test.each([
  [{ cookie: 'language=en', 'accept-language': 'de' }, 'en'],
  [{ 'accept-language': 'en-GB' }, 'en'],
  [{ 'accept-language': 'fr' }, 'de'],
])('a sheet without a language redirects %j to %s', async (headers, language) => {
  const answer = await get('/product/0197-a/sheet.pdf?lang=fr', headers);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`/product/0197-a/sheet.pdf?lang=${language}`);
  expect(answer.headers.get('vary')).toMatch(/^Cookie, Accept-Language\b/);
});

test.each(['/product/0197-a', '/product/a/b/sheet.pdf', '/product//sheet.pdf', '/products/a/sheet.pdf?lang=de'])(
  '%s is left unchanged',
  async (path) => {
    expect(await (await get(path)).text()).toBe(path);
  },
);
