import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { storedFile } from '../../../test/catalogue.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { picture, video } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: ReturnType<typeof request.agent>;

const hero = {
  sectionKey: 'hero',
  title: 'Zeit, in guten Händen',
  subtitle: 'Editionen',
  description: 'Für Häuser mit Haltung.',
  backgroundImage: '/uploads/hero.avif',
  backgroundVideo: '/uploads/hero.mp4',
  ctaText: 'Ansehen',
  ctaLink: '/products?edition=signature#top',
  overlayOpacity: 0.4,
  textColor: 'gray-800',
  textAlign: 'left',
  isActive: true,
  displayOrder: 3,
  translations: { en: { title: 'Time in good hands', ctaText: 'See them' } },
};

interface Section {
  id: string;
  sectionKey: string;
  displayOrder: number;
  version: number;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const signedIn = await createSignedInApp(database.url);
  app = signedIn.app;
  staff = request.agent(app.getHttpServer()).set('Authorization', signedIn.bearer);
  for (const path of [hero.backgroundImage, hero.backgroundVideo]) await storedFile(database, path);
});
afterEach(() => database.query('delete from homepage_sections'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const shown = async (query = '') =>
  (await request(app.getHttpServer()).get(`/api/homepage-sections${query}`)).body as Section[];
const all = async () => (await staff.get('/api/homepage-sections/admin/all')).body as Section[];
const post = (fields: object) => staff.post('/api/homepage-sections/admin').send(fields);
const put = (id: string, fields: object) => staff.put(`/api/homepage-sections/admin/${id}`).send(fields);
const reorder = (sections: unknown) => staff.put('/api/homepage-sections/admin/reorder').send({ sections });
const created = async (fields: object) => {
  const answer = await post(fields);
  expect(answer.status).toBe(201);
  return answer.body as Section;
};
const three = () =>
  Promise.all([0, 1, 2].map((place) => created({ sectionKey: `s${place}`, title: 'x', displayOrder: place })));

test('a section is created with all its fields and shown in both languages', async () => {
  const section = await created({ ...hero, id: 'mine' });
  const times = { createdAt: expect.any(String), updatedAt: expect.any(String), updatedBy: 'owner@vitrine.example' };
  expect(section).toEqual({ ...hero, publishedAt: null, id: expect.any(String), version: 1, pictures: {}, ...times });
  const { translations, ...fields } = hero;
  expect(await shown()).toEqual([{ ...fields, id: section.id, pictures: {} }]);
  expect(await shown('?lang=en')).toEqual([{ ...fields, ...translations.en, id: section.id, pictures: {} }]);
});

test('its picture and film can have an English version', async () => {
  const english = { backgroundImage: '/uploads/hero-en.avif', backgroundVideo: '/uploads/hero-en.mp4' };
  const size = { width: 1600, height: 900 };
  for (const path of [english.backgroundImage, english.backgroundVideo]) {
    await storedFile(database, path, [{ url: path, width: 1600, format: 'avif' }]);
    await database.query('update media_files set width = 1600, height = 900 where path = $1', [path]);
  }
  const section = await created({ ...hero, translations: { en: english } });
  const pictures = Object.fromEntries(Object.values(english).map((path) => [path, expect.objectContaining(size)]));
  expect(section).toMatchObject({ backgroundImage: hero.backgroundImage, translations: { en: english }, pictures });
  expect(await shown()).toMatchObject([{ backgroundImage: hero.backgroundImage, pictures: {} }]);
  expect(await shown('?lang=en')).toMatchObject([{ ...english, pictures }]);
});

test('a section has the defaults of the back-office spec', async () => {
  const empty = { ctaLink: '', backgroundImage: null, overlayOpacity: '', displayOrder: '', textColor: '' };
  for (const fields of [{}, empty]) {
    expect(await created({ ...fields, sectionKey: `key ${Object.keys(fields).length}`, title: 'x' })).toMatchObject({
      overlayOpacity: 0.2,
      textColor: 'white',
      textAlign: 'center',
      isActive: true,
      displayOrder: 0,
      ctaLink: null,
      backgroundImage: null,
      backgroundVideo: null,
      subtitle: null,
      description: '',
    });
  }
});

test('a form can send both backgrounds as files', async () => {
  const answer = await staff
    .post('/api/homepage-sections/admin')
    .field('sectionKey', 'hero')
    .field('title', 'x')
    .field('overlayOpacity', '0.5')
    .field('displayOrder', '2')
    .attach('backgroundImage', await picture('webp'), 'x.webp')
    .attach('backgroundVideo', video('mp4'), 'x.mp4');
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    overlayOpacity: 0.5,
    displayOrder: 2,
    backgroundImage: expect.stringMatching(/^\/uploads\/.*\.webp$/),
    backgroundVideo: expect.stringMatching(/^\/uploads\/.*\.mp4$/),
  });
  const put = staff.put(`/api/homepage-sections/admin/${answer.body.id as string}`);
  const changed = await put.field('title', 'Neu').attach('backgroundImage', await picture('png'), 'x.png');
  expect(changed.body).toMatchObject({ title: 'Neu', backgroundVideo: answer.body.backgroundVideo });
  expect(changed.body.backgroundImage).toMatch(/\.png$/);
});

const LINK = 'Please enter a path of this site or an address that begins with http://, https://, mailto: or tel:';

test.each([
  [{ sectionKey: ' ' }, 'sectionKey', 'Section key is required'],
  [{ title: '' }, 'title', 'Title is required'],
  [{ overlayOpacity: 1.1 }, 'overlayOpacity', 'Overlay opacity must be between 0 and 1'],
  [{ overlayOpacity: -0.1 }, 'overlayOpacity', 'Overlay opacity must be between 0 and 1'],
  [{ overlayOpacity: 'half' }, 'overlayOpacity', 'Overlay opacity must be between 0 and 1'],
  [{ displayOrder: -1 }, 'displayOrder', 'Display order must be a positive number'],
  [{ displayOrder: 1.5 }, 'displayOrder', 'Display order must be a positive number'],
  [{ displayOrder: 3e9 }, 'displayOrder', 'Display order must be a positive number'],
  [{ textColor: 'red' }, 'textColor', 'Text color must be one of white, black, gray-800, gray-600'],
  [{ textAlign: 'centre' }, 'textAlign', 'Text alignment must be one of left, center, right'],
  [{ ctaLink: 'javascript:alert(1)' }, 'ctaLink', LINK],
  [{ ctaLink: 'java\nscript:alert(1)' }, 'ctaLink', LINK, 201],
  [{ ctaLink: 'data:text/html,x' }, 'ctaLink', LINK],
  [{ ctaLink: '//evil.example' }, 'ctaLink', LINK],
  [{ ctaLink: '/\\evil.example' }, 'ctaLink', LINK],
  [{ ctaLink: 'https:evil.example' }, 'ctaLink', LINK],
  [{ ctaLink: { href: '/' } }, 'ctaLink', 'This value must be a text'],
  [
    { backgroundImage: 'https://evil.example/x.png' },
    'backgroundImage',
    'Please enter a path of this site, such as /uploads/picture.webp',
  ],
  [
    { backgroundVideo: '/x.mp4");color:red' },
    'backgroundVideo',
    'Please enter a path of this site, such as /uploads/picture.webp',
  ],
])('%p is refused', async (changes, field, message, status = 400) => {
  const answer = await post({ ...hero, ...changes });
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.fields).toEqual([{ field, message }]);
});

test.each(['/', '/product/1', '#next', 'https://vitrine.example/a', 'mailto:a@b.example', 'tel:+4989'])(
  'a button can link to %s',
  async (ctaLink) => {
    expect(await created({ ...hero, ctaLink })).toMatchObject({ ctaLink });
  },
);

test('the key is unique and cannot be changed', async () => {
  const section = await created(hero);
  const again = await post(hero);
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ code: 'SECTION_KEY_EXISTS', error: 'Section key already exists' });
  for (const sectionKey of ['other', '', null]) {
    const changed = await put(section.id, { sectionKey, title: 'Neu' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ sectionKey: 'hero', title: 'Neu' });
  }
});

test('a change of one field keeps the others, and a stale version changes nothing', async () => {
  const { id } = await created(hero);
  expect((await put(id, { title: 'Neu', version: 1 })).body).toMatchObject({ ...hero, title: 'Neu', version: 2 });
  const stale = await put(id, { title: 'Alt', version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.code).toBe('STALE_VERSION');
  expect(await shown()).toMatchObject([{ title: 'Neu' }]);
});

test('visitors see active sections by display order', async () => {
  await created({ sectionKey: 'last', title: 'x', displayOrder: 2 });
  await created({ sectionKey: 'off', title: 'x', displayOrder: 1, isActive: false });
  await created({ sectionKey: 'first', title: 'x', displayOrder: 0 });
  expect((await shown()).map(({ sectionKey }) => sectionKey)).toEqual(['first', 'last']);
  expect((await all()).map(({ sectionKey }) => sectionKey)).toEqual(['first', 'off', 'last']);
});

test('a write of another process is visible', async () => {
  const { id } = await created(hero);
  await shown();
  await database.query(`update homepage_sections set title = 'Anderswo' where id = $1`, [id]);
  await until(async () => expect(await shown()).toMatchObject([{ title: 'Anderswo' }]));
});

test('each write is visible in the next read', async () => {
  await until(async () => expect(await shown()).toEqual([]));
  const { id } = await created(hero);
  expect(await shown()).toHaveLength(1);
  await put(id, { title: 'Neu' });
  expect(await shown()).toMatchObject([{ title: 'Neu' }]);
  await reorder([{ _id: id, displayOrder: 7 }]);
  expect(await shown()).toMatchObject([{ displayOrder: 7 }]);
  expect((await staff.delete(`/api/homepage-sections/admin/${id}`)).status).toBe(204);
  expect(await shown()).toEqual([]);
});

test('reordering returns the whole new list and raises the version of the sections that moved', async () => {
  const [a, b, c] = await three();
  const answer = await reorder([
    { id: c?.id.toUpperCase(), displayOrder: 0, title: 'ignored' },
    { id: a?.id, displayOrder: 2 },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject([
    { id: c?.id, displayOrder: 0, version: 2, title: 'x' },
    { id: b?.id, displayOrder: 1, version: 1 },
    { id: a?.id, displayOrder: 2, version: 2 },
  ]);
  expect(await all()).toEqual(answer.body);
});

const LIST = 'Sections must be a list of 1 to 500 entries with id and displayOrder';
const UNKNOWN = '0197aaaa-0000-7000-8000-000000000000';

test.each([
  [
    'an unknown section',
    (id: string) => [
      { id, displayOrder: 9 },
      { id: UNKNOWN, displayOrder: 1 },
    ],
    404,
    'Homepage section not found',
  ],
  [
    'a malformed id',
    (id: string) => [
      { id, displayOrder: 9 },
      { id: 'x', displayOrder: 1 },
    ],
    404,
    'Homepage section not found',
  ],
  [
    'a section twice',
    (id: string) => [
      { id, displayOrder: 9 },
      { id: id.toUpperCase(), displayOrder: 8 },
    ],
    400,
    'Each section may be named only once',
  ],
  ['no place', (id: string) => [{ id, displayOrder: 9 }, { id: UNKNOWN }], 400, LIST],
  ['no id', (id: string) => [{ id, displayOrder: 9 }, { displayOrder: 1 }], 400, LIST],
  ['a negative place', (id: string) => [{ id, displayOrder: -1 }], 400, 'Display order must be a positive number'],
  ['an id that is no text', () => [{ id: 1, displayOrder: 1 }], 400, LIST],
  ['an invalid entry', () => [null, 'x'], 400, LIST],
  ['no entries', () => [], 400, LIST],
  ['no list', () => ({ id: 1 }), 400, LIST],
  ['nothing', () => undefined, 400, LIST],
])('reordering with %s changes nothing', async (_name, body, status, message) => {
  const before = await three();
  const answer = await reorder(body(before[0]?.id ?? ''));
  expect(answer.status).toBe(status);
  expect(answer.body.error).toBe(message);
  expect(await all()).toEqual(before);
});

test('each of several concurrent reorders gets its own complete order as the answer', async () => {
  const ids = (await three()).map(({ id }) => id);
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ];
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const order = orders[turn % 3] ?? [];
      const answer = await reorder(order.map((place) => ({ id: ids[place], displayOrder: order.indexOf(place) })));
      expect(answer.status).toBe(200);
      const now = (answer.body as Section[]).map(({ id }) => ids.indexOf(id));
      expect(now).toEqual(order);
      return now;
    }),
  );
  expect(answers).toContainEqual((await all()).map(({ id }) => ids.indexOf(id)));
});

test.each([UNKNOWN, 'x'])('section %s is unknown', async (id) => {
  for (const answer of [await put(id, {}), await staff.delete(`/api/homepage-sections/admin/${id}`)]) {
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Homepage section not found');
  }
});
