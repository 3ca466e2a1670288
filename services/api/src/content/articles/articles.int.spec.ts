import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { picture } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';
import { PublicReadCache } from '../../common/public-read-cache/public-read-cache.js';

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;

const whole = {
  slug: 'classic-atelier',
  title: 'Die Werkstatt wird sichtbar',
  summary: 'Auf welchem Tisch ein Stück liegt.',
  content: '<h2>Schritt für Schritt</h2><p>Revision und Gravur.</p>',
  image: '/images/atelier.jpg',
  publishedAt: '2026-01-02T08:00:00.000Z',
  published: true,
  translations: {
    en: { title: 'The workshop becomes visible', summary: 'Which bench a piece is on.', content: '<p>Overhaul.</p>' },
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer } = await createSignedInApp(database.url));
});
afterEach(async () => {
  await database.query('delete from articles');
  app.get(PublicReadCache).drop('articles');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const open = (path = '') => request(app.getHttpServer()).get(`/api/articles${path}`);
const staff = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
  request(app.getHttpServer())[method](`/api/articles/admin${path}`).set('Authorization', bearer);

async function created(body: object): Promise<{ id: string; version: number }> {
  const answer = await staff('post').send(body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return answer.body as { id: string; version: number };
}

const listed = async () => ((await open()).body as { slug: string }[]).map(({ slug }) => slug);

test('an article is stored with all its fields, and fields that only the server sets are ignored', async () => {
  expect(await created({ ...whole, id: 'mine', slugKept: false })).toEqual({
    ...whole,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slugKept: true,
    pictures: {},
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
});

test('address and title are required; the other fields have defaults', async () => {
  const refused = await staff('post').send({ title: ' ', slug: '' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual([
    { field: 'slug', message: 'Address is required' },
    { field: 'title', message: 'Title is required' },
  ]);
  expect(await created({ slug: 'x', title: 'X' })).toMatchObject({
    published: false,
    publishedAt: null,
    slugKept: false,
    content: '',
  });
});

test.each([
  [{ slug: 'Neue Edition' }, 'slug', /^Please use lower-case letters/],
  [{ slug: 'neu--es' }, 'slug', /^Please use lower-case letters/],
  [{ publishedAt: '2026-02-30T10:00:00Z' }, 'publishedAt', /^Please enter a day that exists/],
  [{ publishedAt: '2026-02-03' }, 'publishedAt', /^Please enter a day that exists/],
  [{ image: 'https://elsewhere.example/a.jpg' }, 'image', /path of this site/],
])('%j is refused', async (part, field, message) => {
  const { status, body } = await staff('post').send({ ...whole, ...part });
  expect(status).toBe(400);
  expect(body.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test('visitors read published articles in their language, the newest first', async () => {
  await created(whole);
  await created({ ...whole, slug: 'newer', publishedAt: '2026-03-01T10:00:00+01:00' });
  await created({ ...whole, slug: 'draft', published: false });
  await created({ ...whole, slug: 'later', publishedAt: '2999-01-01T08:00:00Z' });
  expect(await listed()).toEqual(['newer', 'classic-atelier']);
  const { translations, published: _published, ...fields } = whole;
  const german = await open('/classic-atelier');
  expect(german.body).toEqual({ ...fields, pictures: {}, updatedAt: expect.any(String) });
  expect((await open('/classic-atelier?lang=en')).body).toMatchObject(translations.en);
  expect((await open('/newer')).body.publishedAt).toBe('2026-03-01T09:00:00.000Z');
  for (const unknown of ['draft', 'later', 'nothing']) {
    const answer = await open(`/${unknown}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'Article not found']);
  }
  const forStaff = await staff('get', '/all');
  expect((forStaff.body as { slug: string }[])[0]?.slug).toBe('later');
  expect(forStaff.body).toHaveLength(4);
});

test.each(['/%00', '/a%00b', '/..%2fadmin', `/${'a'.repeat(300)}`, '/-', '/%F0%9F%92%80'])(
  'there is no article at the address %s',
  async (path) => {
    const { status, body } = await open(path);
    expect([status, body.error]).toEqual([404, 'Article not found']);
  },
);

test('an article appears at its publication time, without a write at that time', async () => {
  await created(whole);
  const soon = new Date(Date.now() + 1500).toISOString();
  await created({ ...whole, slug: 'soon', publishedAt: soon });
  const cache = app.get(PublicReadCache);
  await until(async () => {
    expect(await listed()).toEqual(['classic-atelier']);
    expect(cache.find('de /api/articles ')).toBeDefined();
  });
  expect(Date.now()).toBeLessThan(Date.parse(soon));
  await until(async () => expect(await listed()).toEqual(['soon', 'classic-atelier']));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
  expect((await open('/soon')).status).toBe(200);
});

test('an article that is published without a time gets the present time', async () => {
  const { id } = await created({ slug: 'now', title: 'Jetzt' });
  const before = Date.now();
  const { body } = await staff('put', `/${id}`).send({ published: true });
  const time = Date.parse(body.publishedAt as string);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(await listed()).toEqual(['now']);
});

test('two articles cannot have the same address', async () => {
  await created(whole);
  const again = await staff('post').send({ ...whole, title: 'Andere' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: 'ARTICLE_SLUG_EXISTS',
    error: 'Another article already has this address. Please choose a different one',
  });
  const other = await created({ slug: 'other', title: 'Andere' });
  expect((await staff('put', `/${other.id}`).send({ slug: 'classic-atelier' })).body.code).toBe('ARTICLE_SLUG_EXISTS');
});

test('the address of an article cannot change once it was published, even after it is unpublished', async () => {
  const { id } = await created({ slug: 'first', title: 'Titel' });
  const change = (body: object) => staff('put', `/${id}`).send(body);
  expect((await change({ slug: 'second' })).body).toMatchObject({ slug: 'second', slugKept: false });
  expect((await change({ published: true })).body).toMatchObject({ slugKept: true });
  expect((await change({ published: false })).body).toMatchObject({ slugKept: true });
  const refused = await change({ slug: 'third' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual([
    { field: 'slug', message: expect.stringMatching(/^The address of an article/) },
  ]);
  expect((await change({ slug: 'second', title: 'Neu' })).body).toMatchObject({ slug: 'second', title: 'Neu' });
});

test('HTML is reduced to what the editor offers, in both languages', async () => {
  const hostile = '<p onclick="x()">Text<script>alert(1)</script></p>';
  const { id } = await created({ ...whole, content: hostile, translations: { en: { content: hostile } } });
  const { body } = await staff('get', '/all');
  expect(body).toEqual([
    expect.objectContaining({ id, content: '<p>Text</p>', translations: { en: { content: '<p>Text</p>' } } }),
  ]);
});

test('the picture can be sent as a file, and visitors get its sizes', async () => {
  const answer = await staff('post')
    .field('slug', 'picture')
    .field('title', 'Bild')
    .field('published', 'true')
    .attach('image', await picture('png'), 'picture.png');
  expect(answer.status).toBe(201);
  const path = answer.body.image as string;
  expect(path).toMatch(/^\/uploads\//);
  expect((await open('/picture')).body.pictures[path]).toMatchObject({ width: expect.any(Number) });
});

test('a deleted article is not found, and its address is free again', async () => {
  const { id } = await created(whole);
  expect((await staff('delete', `/${id}`)).status).toBe(204);
  expect((await open('/classic-atelier')).status).toBe(404);
  await created(whole);
});
