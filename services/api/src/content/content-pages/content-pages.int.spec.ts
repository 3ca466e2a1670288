import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: ReturnType<typeof request.agent>;

const privacy = {
  pageType: 'privacy_policy',
  title: 'Datenschutz',
  content: '<h2>Wer wir sind</h2><p style="text-align:center">Ein Atelier.</p>',
  metaDescription: 'Wie wir mit Daten umgehen',
  metaKeywords: 'Datenschutz, DSGVO',
  isActive: true,
  translations: {
    en: {
      title: 'Privacy',
      content: '<h2>Who we are</h2>',
      metaDescription: 'How we treat data',
      metaKeywords: 'privacy, GDPR',
    },
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  const signedIn = await createSignedInApp(database.url);
  app = signedIn.app;
  staff = request.agent(app.getHttpServer()).set('Authorization', signedIn.bearer);
});
afterEach(() => database.query('delete from content_pages'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (key: string) => request(app.getHttpServer()).get(`/api/content-pages/${key}`);
const post = (fields: object) => staff.post('/api/content-pages/admin').send(fields);
const created = async (fields: object = privacy) => {
  const answer = await post(fields);
  expect(answer.status).toBe(201);
  return answer.body as { id: string; updatedAt: string };
};
const put = (id: string, fields: object) => staff.put(`/api/content-pages/admin/${id}`).send(fields);

test('a page is created with all its fields and shown in both languages', async () => {
  const page = await created({ ...privacy, id: 'mine', author: 'x' });
  expect(page).toEqual({
    ...privacy,
    publishedAt: null,
    id: expect.any(String),
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
  const { translations, isActive: _isActive, ...texts } = privacy;
  expect((await get('privacy_policy')).body).toEqual({ ...texts, updatedAt: page.updatedAt });
  expect((await get('privacy_policy?lang=en')).body).toEqual({
    pageType: 'privacy_policy',
    ...translations.en,
    updatedAt: page.updatedAt,
  });
});

test('a page is also found by its address on the site', async () => {
  await created();
  for (const key of ['privacy', 'PRIVACY_POLICY']) expect((await get(key)).body.title).toBe('Datenschutz');
});

test.each(['privacy_policy', 'cookies', 'constructor', '%00', '..%2fstores'])(
  'without an active page %s is not found',
  async (key) => {
    await created({ ...privacy, isActive: false });
    const answer = await get(key);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND', error: 'Content page not found' });
  },
);

test('there is one page of each type', async () => {
  await created();
  const imprint = await created({ pageType: 'imprint', title: 'Impressum' });
  for (const answer of [await post(privacy), await put(imprint.id, { pageType: 'privacy_policy' })]) {
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'PAGE_TYPE_EXISTS', error: 'A page of this type already exists' });
  }
  const all = await staff.get('/api/content-pages/admin/all');
  expect(all.body).toMatchObject([{ pageType: 'privacy_policy' }, { pageType: 'imprint', content: '' }]);
});

test.each([
  [
    { pageType: 'faq' },
    'pageType',
    'Page type must be one of privacy_policy, terms_conditions, about_us, contact, imprint, newsroom',
  ],
  [{ title: '' }, 'title', 'Title is required'],
  [{ content: ['<p>x</p>'] }, 'content', 'This value must be a text'],
  [{ content: 'x'.repeat(200_001) }, 'content', 'This text must be at most 200000 characters'],
  [{ metaDescription: 'x'.repeat(501) }, 'metaDescription', 'This text must be at most 500 characters'],
  [{ translations: 'en' }, 'translations', 'Translations must be an object with the languages en, fr'],
])('%p is refused', async (changes, field, message) => {
  const answer = await post({ ...privacy, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field, message }] });
});

test('HTML is sanitised in both languages, on creation and on change', async () => {
  const unsafe = '<p onclick="x()">a<script>alert(1)</script></p>';
  const safe = { content: '<p>a</p>', translations: { en: { content: '<p>a</p>' } } };
  const fields = { content: unsafe, translations: { en: { content: unsafe } } };
  const { id, ...page } = await created({ ...privacy, ...fields });
  expect(page).toMatchObject(safe);
  await put(id, { content: '', translations: {} });
  expect((await put(id, fields)).body).toMatchObject(safe);
  expect((await get('privacy?lang=en')).body.content).toBe('<p>a</p>');
});

test('a page gets only formats of the editor: colours on spans, alignment on paragraphs and headings', async () => {
  const content =
    '<h2 style="color:#c9a961;text-align:right">Wer <strong style="background-color:gold">wir</strong> sind</h2>' +
    '<ul style="color:red;text-align:center"><li style="color:red">Ein <u style="text-align:center">Atelier</u></li></ul>' +
    '<p style="text-align:center">Im <a href="/contact" style="color:navy">Norden</a></p>';
  const page = await created({ ...privacy, content, translations: { en: { content } } });
  const kept =
    '<h2 style="text-align:right"><span style="color:#c9a961">Wer <strong><span style="background-color:gold">wir</span></strong> sind</span></h2>' +
    '<ul><li>Ein <u>Atelier</u></li></ul>' +
    '<p style="text-align:center">Im <a href="/contact" target="_blank" rel="noopener noreferrer"><span style="color:navy">Norden</span></a></p>';
  expect(page).toMatchObject({ content: kept, translations: { en: { content: kept } } });
  expect((await put(page.id, { content: kept })).body.content).toBe(kept);
});

test('a change of one field keeps the others, and a stale version changes nothing', async () => {
  const { id } = await created();
  expect((await put(id, { title: 'Daten', version: 1 })).body).toMatchObject({
    ...privacy,
    title: 'Daten',
    version: 2,
  });
  const stale = await put(id, { title: 'Andere', version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.code).toBe('STALE_VERSION');
  expect((await get('privacy')).body.title).toBe('Daten');
});

test('a write of another process is visible', async () => {
  const { id } = await created();
  await get('privacy');
  await database.query(`update content_pages set title = 'Anderswo' where id = $1`, [id]);
  await until(async () => expect((await get('privacy')).body.title).toBe('Anderswo'));
});

test('each write is visible in the next read', async () => {
  const { id } = await created();
  expect((await get('privacy')).body.title).toBe('Datenschutz');
  await put(id, { title: 'Daten' });
  expect((await get('privacy')).body.title).toBe('Daten');
  await put(id, { isActive: false });
  expect((await get('privacy')).status).toBe(404);
  await put(id, { isActive: true });
  expect((await get('privacy')).status).toBe(200);
  expect((await staff.delete(`/api/content-pages/admin/${id}`)).status).toBe(204);
  expect((await get('privacy')).status).toBe(404);
});

test.each(['0197aaaa-0000-7000-8000-000000000000', 'x'])('page %s is unknown', async (id) => {
  for (const answer of [await put(id, {}), await staff.delete(`/api/content-pages/admin/${id}`)]) {
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Content page not found');
  }
});
