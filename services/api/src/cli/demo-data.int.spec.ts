import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CONTACT_STATUSES, CONTENT_PAGE_TYPES, type HouseSettings, LANGUAGES } from '@vitrine/schemas';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { testEnvironment } from '../../test/test-environment.js';
import { until } from '../../test/until.js';
import { video } from '../../test/uploads/pictures.js';
import { AppModule } from '../app.module.js';
import { AppConfig } from '../config/app-config.js';
import { FileStorage } from '../files/storage/index.js';
import { fillHtml, fillText } from '../platform/settings/house-placeholders.js';
import { readDemo } from './demo/demo-files.js';
import { DemoModule } from './demo/demo.module.js';
import { seedThrough } from './demo/seed.js';
import { isSeeded } from './demo/seeded.js';

@Module({ imports: [AppModule, DemoModule] })
class ApiWithDemo {}

const whole = readDemo();
/** The videos of the hero and of one interview, which a later test adds. */
const late = [whole.hero.video, whole.interviews[0]?.video ?? ''];
const demo = { ...whole, videos: whole.videos.filter((name) => !late.includes(name)) };
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
  app = await createTestApp(database.ownerUrl, { module: ApiWithDemo });
  config = app.get(AppConfig, { strict: false });
  await seedThrough(app, demo);
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

it('shows six editions in both languages, each with pictures that are in the storage', async () => {
  const german = await request(app.getHttpServer()).get('/api/products?lang=de').expect(200);
  const english = await request(app.getHttpServer()).get('/api/products?lang=en').expect(200);
  expect(german.body.map(({ name }: { name: string }) => name)).toEqual(demo.products.map(({ name }) => name));
  expect(english.body[0].subtitle).toBe(demo.products[0]?.translations.en.subtitle);
  expect(german.body[0].featureDetails[0]).toMatchObject({
    title: 'Digitaler Katalog',
    id: demo.features[0]?.id,
    screen: 'catalogue',
  });
  const urls = (german.body as ShownPictures[]).flatMap(({ pictures }) =>
    Object.values(pictures).flatMap(({ variants }) => variants.map(({ url }) => url)),
  );
  expect(urls.length).toBeGreaterThan(100);
  for (const url of urls) expect(await app.get(FileStorage).exists(url.replace('/uploads/', ''))).toBe(true);
});

it.each(LANGUAGES)(
  "shows a product's film in AV1 too, with its first frame and the app's screens in %s",
  async (language) => {
    const { body } = await request(app.getHttpServer()).get(`/api/products?lang=${language}`).expect(200);
    const isEnglish = (path: string): boolean => path.includes('-en-');
    const shown = (body as (ShownPictures & { image: string; productVideo: string })[]).filter(
      ({ productVideo }) => productVideo,
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { image, productVideo, pictures } of shown) {
      expect([image, productVideo].map(isEnglish)).toEqual([language !== 'de', language !== 'de']);
      expect(pictures[productVideo]).toMatchObject({
        width: 1600,
        height: 900,
        variants: expect.arrayContaining([
          expect.objectContaining({ format: 'avif' }),
          expect.objectContaining({ format: 'av1', url: expect.stringMatching(/\.av1-.*\.mp4$/) }),
        ]),
      });
    }
  },
);

it('shows twelve accessories, one of them out of stock', async () => {
  const { body } = await request(app.getHttpServer()).get('/api/accessories').expect(200);
  expect(body).toHaveLength(12);
  expect(body.filter(({ isInStock }: { isInStock: boolean }) => !isInStock)).toHaveLength(1);
});

it('shows stores with coordinates in both languages, but not the inactive one', async () => {
  const german = await request(app.getHttpServer()).get('/api/stores').expect(200);
  const english = await request(app.getHttpServer()).get('/api/stores?lang=en').expect(200);
  expect(german.body).toHaveLength(demo.stores.length - 1);
  expect(german.body.length).toBeGreaterThanOrEqual(15);
  for (const [index, store] of (german.body as { services: string[]; pictures: object }[]).entries()) {
    expect(store).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) });
    expect(store.services).not.toEqual(english.body[index].services);
    expect(Object.keys(store.pictures)).toHaveLength(1);
  }
});

it.each(CONTENT_PAGE_TYPES)('has the page %s in each language, without HTML that is removed', async (key) => {
  const house = (await request(app.getHttpServer()).get('/api/settings')).body as HouseSettings;
  for (const language of LANGUAGES) {
    const { body } = await request(app.getHttpServer()).get(`/api/content-pages/${key}?lang=${language}`).expect(200);
    const page = demo.pages.find(({ pageType }) => pageType === key);
    const source = language === 'de' ? page : (page?.translations[language] ?? page?.translations.en);
    expect(body.title).toBe(fillText(source?.title ?? '', house));
    const words = (html = '') =>
      html
        .replace(/<[^>]*>|&nbsp;/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    expect(words(body.content as string)).toEqual(words(fillHtml(source?.content ?? '', house)));
  }
});

it('opens the home page with a heading and sections in both languages', async () => {
  const get = (path: string) => request(app.getHttpServer()).get(path).expect(200);
  expect((await get('/api/hero')).body.heading).toBe(demo.hero.heading);
  expect((await get('/api/hero?lang=en')).body.heading).toBe(demo.hero.translations.en.heading);
  const sections = await get('/api/homepage-sections?lang=en');
  const active = demo.sections.filter(({ isActive }) => isActive);
  expect(sections.body.slice(0, 2)).toMatchObject([{ sectionKey: 'hero' }, { sectionKey: 'section2' }]);
  expect(sections.body.map(({ title }: { title: string }) => title)).toEqual(
    active.map(({ translations }) => translations.en.title),
  );
});

it('shows an interview for each existing video', async () => {
  const { body } = await request(app.getHttpServer()).get('/api/interviews').expect(200);
  expect(body).toHaveLength(demo.interviews.filter(({ video }) => demo.videos.includes(video)).length);
});

it('seeds contact requests of every status without sending mails', async () => {
  expect(await count('contacts')).toBe(demo.contacts.length);
  expect(await count('demonstrations')).toBe(demo.demonstrations.length);
  expect(await count('(select distinct status from contacts) as statuses')).toBe(CONTACT_STATUSES.length);
  expect(await count("outbox where kind = 'contact-acknowledgement' and status = 'sent'")).toBe(demo.contacts.length);
});

it('seeds orders of every status without sending mails', async () => {
  expect(await count('orders')).toBe(demo.orders.length);
  expect(await count('(select distinct status from orders) as statuses')).toBe(4);
  expect(await count("outbox where status = 'pending'")).toBe(0);
  expect(await count("outbox where kind = 'order-confirmation' and status = 'sent'")).toBe(demo.orders.length);
});

it('recognises that the demo data are complete', async () => {
  expect(await isSeeded(config, demo)).toBe(true);
  expect(await isSeeded(config, { ...demo, fingerprint: 'another' })).toBe(false);
});

it('updates only unchanged rows to a new version of the texts, and restores no deleted row', async () => {
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
  await seedThrough(app, { ...demo, fingerprint: 'first again' });
  const [again] = await database.query('select name from products where id = $1', [untouched?.id]);
  expect(again).toEqual({ name: untouched?.name });
  expect(await count('accessories')).toBe(11);
  expect(await count('orders')).toBe(demo.orders.length);
  expect(await count('coupons')).toBe(demo.coupons.length);
  expect(await count('contacts')).toBe(demo.contacts.length);
});

it('seeds an interview and the video of the hero once the files exist, and keeps a page that staff made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-videos-'));
  for (const name of late) await writeFile(join(folder, name), video('mp4'));
  const [page] = demo.pages;
  await database.query('delete from demo_data.entries where key = $1', [page?.id]);
  await database.query(`update content_pages set title = 'Unsere' where id = $1`, [page?.id]);
  await database.query('update content_pages set id = gen_random_uuid() where id = $1', [page?.id]);
  await seedThrough(app, { ...demo, videoFolder: folder, videos: late, fingerprint: 'third' });
  await rm(folder, { recursive: true });
  const get = (path: string) => request(app.getHttpServer()).get(path).expect(200);
  await until(async () => {
    expect((await get('/api/hero')).body.video).toMatch(/^\/uploads\/demo\/prestige-wide-.*\.mp4$/);
    const interviews = await get('/api/interviews');
    expect(interviews.body).toContainEqual(expect.objectContaining({ title: demo.interviews[0]?.title, duration: 2 }));
    expect((await get(`/api/content-pages/${page?.pageType ?? ''}`)).body.title).toBe('Unsere');
  });
});

it('seeds again when the pictures are missing', async () => {
  const elsewhere = new AppConfig(testEnvironment({ DATABASE_URL: database.ownerUrl }));
  expect(await isSeeded(elsewhere, { ...demo, fingerprint: 'third' })).toBe(false);
});
