import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, toVideoExtension, video, VIDEO_FORMATS } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;
let files: () => Promise<string[]>;

const whole = {
  title: 'Die Kollektion in der Hand',
  clientName: 'Clara Rosenhag',
  clientTitle: 'Inhaberin',
  clientCompany: 'Juwelier Rosenhag',
  description: 'Ein Gespräch.',
  quote: 'Der Samstag ist ruhiger geworden.',
  story: 'Erstens.\n\nZweitens.',
  videoUrl: 'https://videos.example/rosenhag.mp4',
  videoFile: null,
  captionsGerman: '/images/rosenhag.de.vtt',
  captionsEnglish: null,
  thumbnail: '/images/rosenhag.jpg',
  featured: true,
  published: true,
  order: 2,
  translations: { en: { title: 'The collection in hand', clientTitle: 'Owner' } },
};

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer, files } = await createSignedInApp(database.url));
});
afterEach(() => database.query('delete from interviews'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const open = (path = '') => request(app.getHttpServer()).get(`/api/interviews${path}`);
const staff = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
  request(app.getHttpServer())[method](`/api/interviews${path}`).set('Authorization', bearer);

async function created(body: object): Promise<{ id: string; version: number; duration: number | null }> {
  const answer = await staff('post').send(body);
  expect(answer.status).toBe(201);
  return answer.body as { id: string; version: number; duration: number | null };
}

test('an interview is stored with all its fields, and fields that only the server sets are ignored', async () => {
  const interview = await created({ ...whole, id: 'mine', duration: 99, durationSeconds: 99, displayOrder: 9 });
  expect(interview).toEqual({
    ...whole,
    publishedAt: null,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    duration: null,
    pictures: {},
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
});

test('title and client are required; the other fields have defaults', async () => {
  const refused = await staff('post').send({ title: ' ' });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'clientName', message: 'Client name is required' },
  ]);
  expect(await created({ title: 'x', clientName: 'y' })).toMatchObject({ published: true, featured: false, order: 0 });
});

test('captions are the path of a WebVTT file, or an uploaded one', async () => {
  const refused = await staff('post').send({ ...whole, captionsEnglish: '/images/rosenhag.srt' });
  expect(refused.body.fields).toEqual([
    { field: 'captionsEnglish', message: expect.stringMatching(/path of this site that ends in \.vtt/) },
  ]);
  const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag\n');
  const answer = await staff('post')
    .field('title', 'x')
    .field('clientName', 'y')
    .attach('captionsGerman', captions, 'a.vtt');
  expect(answer.status).toBe(201);
  expect(answer.body.captionsGerman).toMatch(/^\/uploads\/.+\.vtt$/);
  const other = await staff('post')
    .field('title', 'x')
    .field('clientName', 'y')
    .attach('captionsGerman', await picture('png'), 'a.vtt');
  expect([other.status, other.body.error]).toEqual([415, 'Captions must be WebVTT (.vtt)']);
});

test('visitors see the published interviews in order and in their language', async () => {
  const { id } = await created(whole);
  await created({ title: 'Zuerst', clientName: 'A', order: 1 });
  const draft = await created({ title: 'Entwurf', clientName: 'B', published: false });
  const german = (await open()).body as object[];
  expect(german.map((interview) => 'title' in interview && interview.title)).toEqual(['Zuerst', whole.title]);
  const { translations: _translations, ...fields } = whole;
  expect((await open(`/${id}?lang=en`)).body).toEqual({
    ...fields,
    ...whole.translations.en,
    id,
    duration: null,
    pictures: {},
  });
  for (const unknown of [draft.id, 'no-id']) {
    const answer = await open(`/${unknown}`);
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Interview not found');
  }
  expect((await staff('get', '/admin/all')).body).toHaveLength(3);
});

test.each(VIDEO_FORMATS)('the duration is read from a file in %s', async (format) => {
  const answer = await staff('post')
    .field('title', 'x')
    .field('clientName', 'y')
    .field('duration', '77')
    .field('featured', 'true')
    .field('published', 'false')
    .field('order', '3')
    .attach('video', video(format), 'x');
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ duration: 2, featured: true, published: false, order: 3, videoUrl: null });
  expect(answer.body.videoFile).toMatch(new RegExp(`^/uploads/.*\\.${toVideoExtension(format)}$`));
});

test('the duration of a file that was uploaded before is read, too; a broken file has none', async () => {
  const uploaded = await request(app.getHttpServer())
    .post('/api/upload')
    .set('Authorization', bearer)
    .attach('files', video('mkv'), 'x.mkv')
    .attach('files', video('mkv').subarray(0, 200), 'x.mkv');
  const [path, broken] = uploaded.body.urls as [string, string];
  expect(await created({ title: 'x', clientName: 'y', videoFile: path })).toMatchObject({ duration: 2 });
  expect(await created({ title: 'x', clientName: 'y', videoUrl: path })).toMatchObject({ duration: 2 });
  expect(await created({ title: 'x', clientName: 'y', video: broken })).toMatchObject({ duration: null });
});

test('a new file replaces an address, and the other way round', async () => {
  const { id } = await created(whole);
  const withFile = await staff('put', `/${id}`)
    .field('videoUrl', whole.videoUrl)
    .attach('video', video('mp4'), 'x')
    .attach('thumbnail', await picture('jpeg'), 'x');
  expect(withFile.status).toBe(200);
  expect(withFile.body).toMatchObject({ videoUrl: null, duration: 2, title: whole.title });
  const { thumbnail } = withFile.body as { thumbnail: string };
  expect((await open(`/${id}`)).body.pictures).toEqual({ [thumbnail]: { width: 64, height: 48, variants: [] } });
  const withAddress = await staff('put', `/${id}`).send({ videoUrl: 'https://videos.example/new' });
  expect(withAddress.body).toMatchObject({ videoFile: null, videoUrl: 'https://videos.example/new', duration: null });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://v.example/x',
  '//v.example/x',
  '/../secret',
  'https://',
  7,
])('%p is not a valid address of a video', async (videoUrl) => {
  const answer = await staff('post').send({ title: 'x', clientName: 'y', videoUrl });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toMatchObject([{ field: 'videoUrl' }]);
});

test('a refused change keeps the interview and leaves no file', async () => {
  const { id } = await created(whole);
  const before = [(await open(`/${id}`)).body, await files()];
  const refusals = [
    await staff('put', `/${id}`).field('version', '7').attach('video', video('mp4'), 'x'),
    await staff('put', `/${id}`).field('title', ' ').attach('video', video('mp4'), 'x'),
    await staff('put', `/${id}`).attach('video', await picture('png'), 'x.mp4'),
    await staff('put', '/0197aaaa-0000-7000-8000-000000000000').attach('video', video('mp4'), 'x'),
    await staff('put', `/${id}`).send({ translations: { en: { title: 'x'.repeat(201) } } }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([409, 400, 415, 404, 400]);
  expect([(await open(`/${id}`)).body, await files()]).toEqual(before);
});

test('a deleted interview is not found', async () => {
  const { id } = await created(whole);
  expect((await staff('delete', `/${id}`)).status).toBe(204);
  expect((await staff('delete', `/${id}`)).status).toBe(404);
  expect((await open(`/${id}`)).status).toBe(404);
});
