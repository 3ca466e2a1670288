import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

const OWNER = 'owner@vitrine.example';
const FIRST = { title: 'Impressum', content: '<p>Alt</p>', translations: { en: { title: 'Legal notice' } } };

interface Page {
  id: string;
  version: number;
}
interface Version {
  number: number;
  savedAt: string;
  savedBy: string | null;
  reason: string | null;
}

let database: TestDatabase;
let app: NestExpressApplication;
let staff: ReturnType<typeof request.agent>;

beforeAll(async () => {
  database = await createTestDatabase();
  const signedIn = await createSignedInApp(database.url);
  app = signedIn.app;
  staff = request.agent(app.getHttpServer()).set('Authorization', signedIn.bearer);
});
afterEach(async () => {
  await database.query('delete from content_pages');
  await database.query('delete from page_versions');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const PATH = '/api/content-pages/admin';

async function created(fields: object = {}): Promise<Page> {
  const { status, body } = await staff.post(PATH).send({ pageType: 'imprint', ...FIRST, ...fields });
  expect(status).toBe(201);
  return body as Page;
}

async function changed(id: string, changes: object): Promise<Page> {
  const { status, body } = await staff.put(`${PATH}/${id}`).send(changes);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Page;
}

const versions = async (id: string) => (await staff.get(`${PATH}/${id}/versions`)).body as Version[];
const restore = (id: string, number: number | string, body: object = {}) =>
  staff.post(`${PATH}/${id}/versions/${number}/restore`).send(body);
const lastEntry = async () =>
  (
    await database.query<{ action: string; details: object }>(
      'select action, details from audit_log order by id desc limit 1',
    )
  )[0];

test('each text of a page makes a version with who saved it, when and why; a switch makes none', async () => {
  const { id } = await created();
  const saved = await changed(id, { content: '<p>Neu</p>', reason: ' Neue Registernummer ' });
  await changed(id, { isActive: false });
  await changed(id, { title: 'Impressum', content: '<p>Neu</p>' });
  const { body: all } = await staff.get(`${PATH}/all`);
  expect(await versions(id)).toEqual([
    { number: 2, savedAt: expect.any(String), savedBy: OWNER, reason: 'Neue Registernummer' },
    { number: 1, savedAt: expect.any(String), savedBy: OWNER, reason: null },
  ]);
  expect(all).toMatchObject([{ content: '<p>Neu</p>', isActive: false }]);
  expect(all[0]).not.toHaveProperty('reason');
  expect(saved.version).toBe(2);

  const { body: first } = await staff.get(`${PATH}/${id}/versions/1`);
  expect(first).toEqual({ number: 1, metaDescription: null, metaKeywords: null, ...FIRST });
});

test('a reason is stored with its own version and audit entry, not with the next one', async () => {
  const { id } = await created();
  await changed(id, { title: 'Zwei', reason: 'Ein Grund' });
  expect(await lastEntry()).toEqual({
    action: 'page.update',
    details: { fields: ['title'], reason: 'Ein Grund' },
  });
  await changed(id, { title: 'Drei' });
  expect((await versions(id)).map(({ reason }) => reason)).toEqual([null, 'Ein Grund', null]);
  expect(await lastEntry()).toEqual({ action: 'page.update', details: { fields: ['title'] } });
});

test.each([
  ['x'.repeat(301), 'This text must be at most 300 characters'],
  [['x'], 'This value must be a text'],
])('the reason %j is refused and changes nothing', async (reason, message) => {
  const { id } = await created();
  const { status, body } = await staff.put(`${PATH}/${id}`).send({ title: 'Zwei', reason });
  expect(status).toBe(400);
  expect(body.fields).toEqual([{ field: 'reason', message }]);
  expect(await versions(id)).toHaveLength(1);
});

test('a version is restored as a new one, without changing whether visitors see the page', async () => {
  const { id } = await created();
  await changed(id, { content: '<p>Neu</p>', translations: {} });
  const { version } = await changed(id, { isActive: false });
  const answer = await restore(id, 1, { version, reason: 'Irrtum' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ ...FIRST, isActive: false, version: version + 1 });
  expect(answer.headers['etag']).toBe(`"${version + 1}"`);
  expect(await versions(id)).toMatchObject([{ number: 3, reason: 'Irrtum', savedBy: OWNER }, { number: 2 }, {}]);
  expect(await lastEntry()).toEqual({
    action: 'page.restore',
    details: { fields: expect.arrayContaining(['content', 'translations']), number: 1, reason: 'Irrtum' },
  });
  await changed(id, { isActive: true });
  expect((await request(app.getHttpServer()).get('/api/content-pages/imprint?lang=en')).body.title).toBe(
    'Legal notice',
  );
});

test('restoring a page that somebody else changed meanwhile is refused and changes nothing', async () => {
  const { id } = await created();
  await changed(id, { title: 'Zwei' });
  const stale = await restore(id, 1, { version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
  const failed = await restore(id, 1).set('If-Match', '"1"');
  expect([failed.status, failed.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
  expect((await restore(id, 1).set('If-Match', '"2"')).status).toBe(200);
  expect(await versions(id)).toHaveLength(3);
});

test('the versions of a deleted page are kept', async () => {
  const { id } = await created();
  await changed(id, { title: 'Zwei' });
  expect((await staff.delete(`${PATH}/${id}`)).status).toBe(204);
  const again = await created({ title: 'Drei' });
  expect((await versions(again.id)).map(({ number }) => number)).toEqual([3, 2, 1]);
  expect((await restore(again.id, 2)).body.title).toBe('Zwei');
});

test('the last 100 versions are kept', async () => {
  const { id } = await created();
  await database.query(`do $$ begin
    for n in 2..104 loop update content_pages set title = 'Titel ' || n; end loop;
  end $$`);
  const numbers = (await versions(id)).map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 104, 5]);
});

test.each(['0', '9', '-1', 'x', '1.5', '99999999999'])('version %s is unknown', async (number) => {
  const { id } = await created();
  for (const answer of [await staff.get(`${PATH}/${id}/versions/${number}`), await restore(id, number)])
    expect([answer.status, answer.body.error]).toEqual([404, 'Version not found']);
});

test.each(['0197aaaa-0000-7000-8000-000000000000', 'x'])('page %s is unknown', async (id) => {
  for (const answer of [await staff.get(`${PATH}/${id}/versions`), await restore(id, 1)])
    expect([answer.status, answer.body.error]).toEqual([404, 'Content page not found']);
});
