import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { insert } from '../../../test/catalogue.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';

let database: TestDatabase;
let app: NestExpressApplication;
let replica: NestExpressApplication;
let feature: string;
let signature: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [app, replica] = [await createTestApp(database.url), await createTestApp(database.url)];
  feature = await insert(database, 'features', {
    title: 'Offline-Katalog',
    description: 'Auch ohne Netz.',
    image: '/uploads/offline.webp',
    translations: { en: { title: 'Offline catalogue' } },
  });
  signature = await insert(database, 'products', {
    name: 'Signature für Juweliere',
    description: 'Die Edition.',
    subtitle: 'Für das Haus',
    price_cents: 890_010,
    subscription_price_cents: 29_000,
    image: '/uploads/signature.webp',
    images: ['/uploads/signature.webp', '/images/static.jpg'],
    features: [
      { title: 'Offline-Katalog', id: feature },
      { title: 'Eigenes Zifferblatt', id: null },
      { title: 'Nur deutsch', id: null },
    ],
    colors: ['Grün'],
    display_order: 2,
    translations: {
      en: { name: 'Signature for jewellers', subtitle: '', features: ['', 'Own dial'], colors: ['Green'] },
    },
  });
  await insert(database, 'products', { name: 'Zeta', description: '', display_order: 1 });
  await insert(database, 'products', { name: 'Älteste', description: '', display_order: 1 });
  await insert(database, 'media_files', {
    path: '/uploads/signature.webp',
    kind: 'image',
    mime_type: 'image/webp',
    size_bytes: 1000,
    width: 1600,
    height: 1200,
    variants: [{ url: '/uploads/signature-640.avif', width: 640, format: 'avif' }],
  });
});
afterAll(async () => {
  await app.close();
  await replica.close();
  await database.drop();
});

const get = (path: string, target = app) => request(target.getHttpServer()).get(path);

test('a product in German, with prices in euros and its features resolved', async () => {
  const answer = await get(`/api/products/${signature}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    id: signature,
    name: 'Signature für Juweliere',
    subtitle: 'Für das Haus',
    description: 'Die Edition.',
    price: 8900.1,
    subscriptionPrice: 290,
    enhancedServicePrice: null,
    image: '/uploads/signature.webp',
    images: ['/uploads/signature.webp', '/images/static.jpg'],
    video: null,
    headerVideo: null,
    headerTitle: null,
    headerDescription: null,
    productVideo: null,
    videoHeading: null,
    features: ['Offline-Katalog', 'Eigenes Zifferblatt', 'Nur deutsch'],
    featureDetails: [
      {
        id: feature,
        title: 'Offline-Katalog',
        description: 'Auch ohne Netz.',
        image: '/uploads/offline.webp',
        screen: null,
      },
      { id: null, title: 'Eigenes Zifferblatt', description: null, image: null, screen: null },
      { id: null, title: 'Nur deutsch', description: null, image: null, screen: null },
    ],
    colors: ['Grün'],
    materials: [],
    displayOrder: 2,
    pictures: {
      '/uploads/signature.webp': {
        width: 1600,
        height: 1200,
        variants: [{ url: '/uploads/signature-640.avif', width: 640, format: 'avif' }],
      },
    },
  });
});

test('a text missing in English falls back to German', async () => {
  const { body } = await get(`/api/products/${signature}?lang=en`);
  expect(body).toMatchObject({
    name: 'Signature for jewellers',
    subtitle: 'Für das Haus',
    features: ['Offline catalogue', 'Own dial', 'Nur deutsch'],
    colors: ['Green'],
  });
  expect(body).not.toHaveProperty('translations');
});

test('a text missing in French falls back to English, then to German', async () => {
  const french = { name: 'Signature pour joailliers', features: ['', 'Cadran à vous', ''] };
  await database.query(`update products set translations = translations || $2 where id = $1`, [
    signature,
    JSON.stringify({ fr: french }),
  ]);
  const { body, headers } = await get(`/api/products/${signature}?lang=fr`);
  expect(headers['content-language']).toBe('fr');
  expect(body).toMatchObject({
    name: 'Signature pour joailliers',
    subtitle: 'Für das Haus',
    features: ['Offline catalogue', 'Cadran à vous', 'Nur deutsch'],
    colors: ['Green'],
  });
  await database.query(`update products set translations = translations - 'fr' where id = $1`, [signature]);
});

test.each([
  ['/api/products?lang=en', undefined, 'en'],
  ['/api/products', 'en-GB,en;q=0.9,de;q=0.5', 'en'],
  ['/api/products?lang=de', 'en', 'de'],
  ['/api/products?lang=it', 'it', 'de'],
  ['/api/products?lang=fr', 'de', 'en'],
  ['/products', undefined, 'de'],
])('%s with Accept-Language %p is in %s', async (path, accepted, language) => {
  const answer = await (accepted ? get(path).set('Accept-Language', accepted) : get(path));
  expect(answer.headers['vary']).toMatch(/Accept-Language/);
  const names = (answer.body as { name: string }[]).map(({ name }) => name);
  expect(names).toContain(language === 'en' ? 'Signature for jewellers' : 'Signature für Juweliere');
});

test('the list is sorted by display order, then by name', async () => {
  const names = ((await get('/api/products')).body as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Älteste', 'Zeta', 'Signature für Juweliere']);
});

test.each(['no-id', '0197aaaa-0000-7000-8000-000000000000', '%00'])('%s is unknown', async (id) => {
  const answer = await get(`/api/products/${id}`);
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ code: 'NOT_FOUND', error: 'Product not found' });
});

test('an ETag gives 304, with a kept answer as with the first read', async () => {
  for (const path of ['/api/products', '/api/products?lang=en', `/api/products/${signature}`]) {
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (let read = 0; read < 2; read += 1) {
      const again = await get(path).set('If-None-Match', first.headers['etag'] ?? '');
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers['etag']).toBe(first.headers['etag']);
    }
    const kept = await get(path).set('X-Request-Id', 'kept-1');
    expect(kept.body).toEqual(first.body);
    const { date: _date, 'x-request-id': _id, ...headers } = first.headers as Record<string, string>;
    expect(kept.headers).toMatchObject({ ...headers, 'x-request-id': 'kept-1' });
    expect((await request(app.getHttpServer()).head(path)).status).toBe(200);
  }
});

test('a write is visible in every process', async () => {
  for (const target of [app, replica]) await get(`/api/products/${signature}`, target);
  await database.query(`update features set title = 'Ohne Netz' where id = $1`, [feature]);
  for (const target of [app, replica]) {
    await until(async () => {
      const { body } = await get(`/api/products/${signature}`, target);
      expect(body.features[0]).toBe('Ohne Netz');
    });
  }
});

test('a process that loses its connection for notifications reads from the database again', async () => {
  await get('/api/products');
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query like 'listen%' or query = 'select 1')`,
  );
  await database.query(`update products set name = 'Omega' where name = 'Zeta'`);
  await until(async () => {
    const names = ((await get('/api/products')).body as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('Omega');
  });
});
