import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { testEnvironment } from '../../test/test-environment.js';
import { AppModule } from '../app.module.js';
import { AppConfig } from '../config/app-config.js';
import { FileStorage } from '../storage/index.js';
import { readDemo } from './demo/demo-files.js';
import { DemoModule } from './demo/demo.module.js';
import { seedThrough } from './demo/seed.js';
import { isSeeded } from './demo/seeded.js';

@Module({ imports: [AppModule, DemoModule] })
class ApiWithDemo {}

const demo = readDemo();
let database: TestDatabase;
let config: AppConfig;
let app: NestExpressApplication;

interface ShownPictures {
  pictures: Record<string, { variants: { url: string }[] }>;
}

const count = async (table: string): Promise<number> => {
  const [row] = await database.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
  return row?.n ?? 0;
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { module: ApiWithDemo });
  config = app.get(AppConfig, { strict: false });
  await seedThrough(app, demo);
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

it('shows six editions in both languages, each with pictures that lie in the storage', async () => {
  const german = await request(app.getHttpServer()).get('/api/products?lang=de').expect(200);
  const english = await request(app.getHttpServer()).get('/api/products?lang=en').expect(200);
  expect(german.body.map(({ name }: { name: string }) => name)).toEqual(demo.products.map(({ name }) => name));
  expect(english.body[0].subtitle).toBe(demo.products[0]?.translations.en.subtitle);
  expect(german.body[0].featureDetails[0]).toMatchObject({ title: 'Digitaler Katalog', id: demo.features[0]?.id });
  const urls = (german.body as ShownPictures[]).flatMap(({ pictures }) =>
    Object.values(pictures).flatMap(({ variants }) => variants.map(({ url }) => url)),
  );
  expect(urls.length).toBeGreaterThan(100);
  for (const url of urls) expect(await app.get(FileStorage).exists(url.replace('/uploads/', ''))).toBe(true);
});

it('shows twelve accessories, one of them out of stock', async () => {
  const { body } = await request(app.getHttpServer()).get('/api/accessories').expect(200);
  expect(body).toHaveLength(12);
  expect(body.filter(({ isInStock }: { isInStock: boolean }) => !isInStock)).toHaveLength(1);
});

it('brings in orders of every status without a mail to anyone', async () => {
  expect(await count('orders')).toBe(demo.orders.length);
  expect(await count('(select distinct status from orders) as statuses')).toBe(4);
  expect(await count("outbox where status = 'pending'")).toBe(0);
  expect(await count("outbox where kind = 'order-confirmation' and status = 'sent'")).toBe(demo.orders.length);
});

it('recognises that everything is in place', async () => {
  expect(await isSeeded(config, demo)).toBe(true);
  expect(await isSeeded(config, { ...demo, fingerprint: 'another' })).toBe(false);
});

it('brings a new version of its texts to untouched rows only, and nothing deleted back', async () => {
  const [touched, untouched] = demo.products;
  const [deleted] = demo.accessories;
  await database.query(`update products set name = 'Hausedition', version = version + 1 where id = $1`, [touched?.id]);
  await database.query('delete from accessories where id = $1', [deleted?.id]);
  const renamed = demo.products.map((product) => ({ ...product, name: `${product.name} II` }));
  await seedThrough(app, { ...demo, products: renamed, fingerprint: 'second' });
  const products = await database.query<{ id: string; name: string }>('select id, name from products');
  const names = new Map(products.map(({ id, name }) => [id, name]));
  expect(names.get(touched?.id ?? '')).toBe('Hausedition');
  expect(names.get(untouched?.id ?? '')).toBe(`${untouched?.name ?? ''} II`);
  expect(await count('accessories')).toBe(11);
  expect(await count('orders')).toBe(demo.orders.length);
  expect(await count('coupons')).toBe(demo.coupons.length);
});

it('seeds again where the pictures are gone', async () => {
  const elsewhere = new AppConfig(testEnvironment({ DATABASE_URL: database.url }));
  expect(await isSeeded(elsewhere, { ...demo, fingerprint: 'second' })).toBe(false);
});
