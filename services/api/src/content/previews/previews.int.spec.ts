import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { until } from '../../../test/until.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';
import { PublicReadCache } from '../../common/public-read-cache/public-read-cache.js';
import { PreviewTokens } from './preview-tokens.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: ReturnType<typeof request.agent>;

beforeAll(async () => {
  database = await createTestDatabase();
  const signedIn = await createSignedInApp(database.url);
  app = signedIn.app;
  staff = request.agent(app.getHttpServer()).set('Authorization', signedIn.bearer);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Answers {
  answers: Record<'de' | 'en', Record<string, unknown>>;
}

const visitor = () => request(app.getHttpServer());
const open = (token: string) => visitor().get(`/api/previews/${token}`);
const english = { translations: { en: { title: 'Draft' } } };

async function created(path: string, body: object): Promise<string> {
  const answer = await staff.post(path).send(body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return (answer.body as { id: string }).id;
}

async function link(kind: string, id: string): Promise<{ page: string; token: string; expiresAt: string }> {
  const answer =
    kind === 'product'
      ? await staff.post(`/api/products/${id}/preview`)
      : await staff.post('/api/admin/previews').send({ kind, id });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  const [page = '', token = ''] = (answer.body.url as string).split('?preview=');
  return { page, token, expiresAt: answer.body.expiresAt as string };
}

const KINDS: [kind: string, path: string, body: object, page: string, read: string][] = [
  [
    'product',
    '/api/products',
    { name: 'Entwurf', description: 'x', published: false, translations: { en: { name: 'Draft' } } },
    '/product/{id}',
    '/api/products/{id}',
  ],
  [
    'article',
    '/api/articles/admin',
    { slug: 'entwurf', title: 'Entwurf', published: false, ...english },
    '/newsroom/entwurf',
    '/api/articles/entwurf',
  ],
  [
    'interview',
    '/api/interviews',
    { title: 'Entwurf', clientName: 'x', published: false, story: 'Erzählt.', ...english },
    '/interviews/{id}',
    '/api/interviews/{id}',
  ],
  [
    'page',
    '/api/content-pages/admin',
    { pageType: 'imprint', title: 'Entwurf', isActive: false, ...english },
    '/imprint',
    '/api/content-pages/imprint',
  ],
];

test.each(KINDS)(
  'a draft of the kind %s is shown in both languages, but only by its link',
  async (kind, path, body, page, read) => {
    const id = await created(path, body);
    const made = await link(kind, id);
    expect(made.page).toBe(page.replace('{id}', id));
    const { status, body: opened, headers } = await open(made.token);
    const { answers } = opened as Answers;
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const address = read.replace('{id}', id);
    expect(answers.de[address]).toMatchObject(kind === 'product' ? { name: 'Entwurf' } : { title: 'Entwurf' });
    expect(answers.en[address]).toMatchObject(kind === 'product' ? { name: 'Draft' } : { title: 'Draft' });
    expect((await visitor().get(address)).status).toBe(404);
  },
);

test('a scheduled section is shown in its place among the visible sections', async () => {
  for (const displayOrder of [1, 3])
    await created('/api/homepage-sections/admin', { sectionKey: `s${displayOrder}`, title: 'x', displayOrder });
  const id = await created('/api/homepage-sections/admin', {
    sectionKey: 's2',
    title: 'Bald',
    displayOrder: 2,
    publishedAt: '2999-01-01T08:00:00Z',
  });
  const { page, token } = await link('section', id);
  expect(page).toBe('/');
  const { answers } = (await open(token)).body as Answers;
  const shown = answers.de['/api/homepage-sections'] as { sectionKey: string }[];
  expect(shown.map(({ sectionKey }) => sectionKey)).toEqual(['s1', 's2', 's3']);
  expect((await visitor().get('/api/homepage-sections')).body).toHaveLength(2);
});

test('the preview is built with each request, and never cached', async () => {
  const id = await created('/api/articles/admin', { slug: 'anew', title: 'Eins', published: true });
  const { token } = await link('article', id);
  const title = async () =>
    (((await open(token)).body as Answers).answers.de['/api/articles/anew'] as { title: string }).title;
  expect(await title()).toBe('Eins');
  await until(async () => {
    await visitor().get('/api/articles/anew');
    expect(app.get(PublicReadCache).find('de /api/articles/anew ')).toBeDefined();
  });
  await database.query(`update articles set title = 'Zwei' where id = $1`, [id]);
  expect(await title()).toBe('Zwei');
  expect(app.get(PublicReadCache).find(`de /api/previews/${token} `)).toBeUndefined();
});

test('a link expires after an hour', async () => {
  const id = await created('/api/articles/admin', { slug: 'hour', title: 'Eine Stunde', published: false });
  const before = Date.now();
  const { token, expiresAt } = await link('article', id);
  expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(before + 3_600_000);
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 3_600_000);
  const tokens = app.get(PreviewTokens, { strict: false });
  expect(tokens.read(token)).toEqual({ kind: 'article', id });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt));
  expect(tokens.read(token)).toBeUndefined();
});

test('a link that was changed in any part is not found, and neither is one of a deleted draft', async () => {
  const id = await created('/api/articles/admin', { slug: 'forged', title: 'x', published: false });
  const other = await created('/api/articles/admin', { slug: 'other', title: 'x', published: false });
  const { token } = await link('article', id);
  const [kind = '', , end = '', signature = ''] = token.split('.');
  const forged = [
    `interview.${id}.${end}.${signature}`,
    `${kind}.${other}.${end}.${signature}`,
    `${kind}.${id}.${Number(end) + 1}.${signature}`,
    `${kind}.${id}.${end}.${'A'.repeat(43)}`,
    `${kind}.${id}.${end}.`,
    `${kind}.${id}.${end}`,
    'x',
    '%00',
  ];
  for (const each of forged) {
    const answer = await open(each);
    expect([each, answer.status, answer.body.error]).toEqual([each, 404, 'Preview not found']);
  }
  expect((await open(token)).status).toBe(200);
  await staff.delete(`/api/articles/admin/${id}`);
  expect((await open(token)).status).toBe(404);
});

test.each([
  [
    { kind: 'product', id: '0197aaaa-0000-7000-8000-000000000000' },
    400,
    'Kind must be one of article, interview, section, page',
  ],
  [{ kind: 'article', id: 'x' }, 404, 'Article not found'],
  [{ kind: 'article' }, 400, 'Id is required'],
  [{ kind: 'article', id: '0197aaaa-0000-7000-8000-000000000000' }, 404, 'Article not found'],
])('%j has no preview', async (body, status, message) => {
  const answer = await staff.post('/api/admin/previews').send(body);
  expect([answer.status, answer.body.error]).toEqual([status, message]);
});
