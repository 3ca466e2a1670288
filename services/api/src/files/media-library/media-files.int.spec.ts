import type { NestExpressApplication } from '@nestjs/platform-express';
import { MEDIA_REFERRERS } from '@vitrine/schemas';
import request from 'supertest';
import { insert, storedFile } from '../../../test/catalogue.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, video } from '../../../test/uploads/pictures.js';
import { MediaReferences } from '../media/removal/media-references.js';
import { storedName } from '../media/stored-name.js';
import type { MediaFileDto, MediaFilesDto } from './media-file.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterEach(async () => {
  for (const table of ['products', 'stores', 'interviews', 'content_pages', 'page_versions', 'trash', 'media_files'])
    await database.query(`delete from ${table}`);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const FILES = '/api/admin/media-files';
const list = async (query: object = {}) => (await staff.get(FILES).query(query)).body as MediaFilesDto;
const paths = async (query: object = {}) => (await list(query)).files.map(({ path }) => path);
const upload = async (name: string, content: Buffer): Promise<MediaFileDto> => {
  const answer = await staff.post('/api/upload').attach('files', content, name);
  expect(answer.status).toBe(201);
  const [path] = (answer.body as { urls: string[] }).urls;
  return (await list()).files.find((file) => file.path === path) as MediaFileDto;
};
const product = async (fields: object): Promise<string> => {
  const answer = await staff.post('/api/products').send({ name: 'Signature', description: 'x', price: 1, ...fields });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return (answer.body as { id: string }).id;
};
const publicProduct = async (id: string, language = 'de') =>
  (await request(app.getHttpServer()).get(`/api/products/${id}?lang=${language}`)).body as {
    image: string;
    images: string[];
    description: string;
    pictures: Record<string, object>;
  };

test('a file is listed with its properties and its original name', async () => {
  const file = await upload('Der Ring.png', await picture('png', 640, 480));
  expect(file).toMatchObject({
    name: 'Der Ring.png',
    kind: 'image',
    mimeType: 'image/png',
    width: 640,
    height: 480,
    alt: null,
    focalPoint: null,
    translations: {},
    uses: [],
    version: 1,
  });
  expect(file.sizeBytes).toBeGreaterThan(100);
  expect((await staff.get(`${FILES}/${file.id}`)).body).toEqual(file);
});

test('the list has pages, and is filtered by kind, name and use', async () => {
  const ring = await upload('ring.png', await picture('png'));
  const film = await upload('Film.mp4', video('mp4'));
  const strap = await upload('band.png', await picture('png'));
  await product({ image: ring.path });
  expect(await paths()).toEqual([strap.path, film.path, ring.path]);
  expect(await paths({ kind: 'video' })).toEqual([film.path]);
  expect(await paths({ search: 'FILM' })).toEqual([film.path]);
  expect(await paths({ search: storedName(strap.path) })).toEqual([strap.path]);
  expect(await paths({ unused: 'true' })).toEqual([strap.path, film.path]);
  const first = await staff.get(FILES).query({ limit: 2 });
  expect(first.headers['link']).toMatch(/rel="next"/);
  expect(await paths({ limit: 2, cursor: (first.body as MediaFilesDto).next })).toEqual([ring.path]);
  for (const query of [{ kind: 'audio' }, { cursor: 'x' }, { unused: 'perhaps' }])
    expect((await staff.get(FILES).query(query)).status).toBe(400);
});

test('a file has all records that name it as uses, also by a variant, in HTML or in a translation', async () => {
  const path = '/uploads/used.png';
  await storedFile(database, path, [{ url: '/uploads/used-480.webp', width: 480, format: 'webp' }]);
  const id = await product({ images: [path], translations: { en: { image: path } } });
  const store = { name: 'Rosenhag', address: 'Weg 1', city: 'München', country: 'Germany' };
  const shop = await insert(database, 'stores', { ...store, image: '/uploads/used-480.webp' });
  const page = { page_type: 'about_us', title: 'Wir', content: `<img src="${path}">` };
  const about = await insert(database, 'content_pages', page);
  const deleted = await product({ name: 'Alt', image: path });
  await staff.delete(`/api/products/${deleted}`);
  const [file] = (await list()).files;
  expect(file?.uses).toEqual([
    { kind: 'content_pages', id: about, name: 'Wir' },
    { kind: 'page_versions', id: 'about_us', name: 'Wir' },
    { kind: 'products', id, name: 'Signature' },
    { kind: 'stores', id: shop, name: 'Rosenhag' },
    { kind: 'trash', id: deleted, name: 'Alt' },
  ]);
});

test('every table that may name a file is one of MEDIA_REFERRERS', async () => {
  const tables = await app.get(MediaReferences, { strict: false }).tables();
  expect(Object.keys(MEDIA_REFERRERS).sort()).toEqual([...tables].sort());
});

test('visitors get the alternative text only in their language, and the focal point; a change drops the kept answer', async () => {
  const file = await upload('ring.png', await picture('png'));
  const id = await product({ image: file.path });
  expect((await publicProduct(id)).pictures[file.path]).toEqual({ width: 64, height: 48, variants: [] });
  const said = { alt: 'Ein Ring', focalPoint: { x: 0.25, y: 1 }, translations: { en: { alt: 'A ring' } } };
  const answer = await staff.put(`${FILES}/${file.id}`).send({ ...said, version: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ ...said, version: 2, updatedBy: staffEnvironment.ADMIN_EMAIL });
  const shown = async (language: string) => (await publicProduct(id, language)).pictures[file.path];
  expect(await shown('de')).toMatchObject({ alt: 'Ein Ring', focalPoint: said.focalPoint });
  expect(await shown('en')).toMatchObject({ alt: 'A ring', focalPoint: said.focalPoint });
  expect(await shown('fr')).toEqual({ width: 64, height: 48, variants: [], focalPoint: said.focalPoint });
});

test('pictures in the answers about stores have alternative texts, too', async () => {
  const file = await upload('haus.png', await picture('png'));
  await staff.put(`${FILES}/${file.id}`).send({ alt: 'Das Haus', translations: { en: { alt: 'The house' } } });
  const store = { name: 'Rosenhag', address: 'Weg 1', city: 'München', country: 'Germany', image: file.path };
  const made = await staff.post('/api/stores').send(store);
  expect(made.body.pictures[file.path]).toMatchObject({ alt: 'Das Haus' });
  const [shown] = (await request(app.getHttpServer()).get('/api/stores?lang=en')).body as { pictures: object }[];
  expect(shown?.pictures).toMatchObject({ [file.path]: { alt: 'The house' } });
});

test('a change is refused if the version is stale or the focal point is outside of the picture', async () => {
  const { id } = await upload('ring.png', await picture('png'));
  expect((await staff.put(`${FILES}/${id}`).send({ alt: 'Eins' })).status).toBe(200);
  const stale = await staff.put(`${FILES}/${id}`).send({ alt: 'Zwei', version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
  for (const focalPoint of [{ x: 1.1, y: 0 }, { x: 0.5 }, 'middle']) {
    const answer = await staff.put(`${FILES}/${id}`).send({ focalPoint });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  }
  expect((await staff.get(`${FILES}/${id}`)).body).toMatchObject({ alt: 'Eins', focalPoint: null });
});

const replace = (id: string, name: string, content: Buffer) =>
  staff.post(`${FILES}/${id}/replace`).attach('file', content, name);

test('a replacement takes effect in every use at once, and takes over alternative text and focal point', async () => {
  const old = await upload('alt.png', await picture('png'));
  const variant = old.path.replace('.png', '-480.webp');
  await database.query('update media_files set variants = $1', [
    JSON.stringify([{ url: variant, width: 480, format: 'webp' }]),
  ]);
  await staff.put(`${FILES}/${old.id}`).send({ alt: 'Ein Ring', focalPoint: { x: 0, y: 0.5 } });
  const id = await product({ image: old.path, images: [old.path], description: `<img src="${variant}">` });
  const deleted = await product({ name: 'Gelöscht', image: old.path });
  await staff.delete(`/api/products/${deleted}`);
  expect((await publicProduct(id)).image).toBe(old.path);

  const answer = await replace(old.id, 'neu.png', await picture('png', 100, 50));
  expect(answer.status).toBe(200);
  const made = answer.body as MediaFileDto;
  expect(made).toMatchObject({
    name: 'neu.png',
    width: 100,
    alt: 'Ein Ring',
    focalPoint: { x: 0, y: 0.5 },
    version: 3,
  });
  expect(made.uses).toEqual([{ kind: 'products', id, name: 'Signature' }]);
  const shown = await publicProduct(id);
  expect(shown).toMatchObject({ image: made.path, images: [made.path], description: `<img src="${made.path}">` });
  expect(shown.pictures[made.path]).toMatchObject({ width: 100, height: 50, alt: 'Ein Ring' });
  expect((await staff.get(`${FILES}/${old.id}`)).body.uses).toEqual([{ kind: 'trash', id: deleted, name: 'Gelöscht' }]);
  const [row] = await database.query<object>('select version, updated_by from products where id = $1', [id]);
  expect(row).toEqual({ version: 2, updated_by: staffEnvironment.ADMIN_EMAIL });
  const [entry] = await database.query<object>(
    `select subject_id, details from audit_log where action = 'media-file.replace'`,
  );
  expect(entry).toMatchObject({ subject_id: made.id, details: { replaced: old.id } });
});

test('a stored file can be the replacement', async () => {
  const [old, other] = [await upload('a.png', await picture('png')), await upload('b.png', await picture('png'))];
  const id = await product({ image: old.path });
  const answer = await staff.post(`${FILES}/${old.id}/replace`).send({ file: other.path });
  expect(answer.body).toMatchObject({ id: other.id, uses: [{ id }] });
  expect((await publicProduct(id)).image).toBe(other.path);
});

test('interviews get the duration of a replaced film', async () => {
  const film = await upload('film.mp4', video('mp4'));
  const interview = { title: 'Gespräch', clientName: 'Anna', videoFile: film.path };
  const made = await staff.post('/api/interviews').send(interview);
  await database.query('update interviews set duration_seconds = 99');
  const answer = await replace(film.id, 'neu.webm', video('webm'));
  expect(answer.status).toBe(200);
  const [row] = await database.query<{ duration: number; video_file: string }>(
    'select duration_seconds as duration, video_file from interviews where id = $1',
    [made.body.id],
  );
  expect(row?.video_file).toBe((answer.body as MediaFileDto).path);
  expect(row?.duration).toBeCloseTo(2, 0);
});

test('a file of another kind and a missing file are refused as replacement, and not kept', async () => {
  const file = await upload('ring.png', await picture('png'));
  const id = await product({ image: file.path });
  const film = await replace(file.id, 'film.mp4', video('mp4'));
  expect([film.status, film.body.fields?.[0]?.field]).toEqual([400, 'file']);
  for (const body of [{}, { file: '/uploads/none.png' }])
    expect((await staff.post(`${FILES}/${file.id}/replace`).send(body)).body.fields?.[0]?.field).toBe('file');
  const stale = await replace(file.id, 'ring.png', await picture('png')).set('If-Match', '"9"');
  expect(stale.status).toBe(412);
  expect(await paths()).toEqual([file.path]);
  expect((await publicProduct(id)).image).toBe(file.path);
});

test('only a file without uses can be deleted', async () => {
  const file = await upload('ring.png', await picture('png'));
  const id = await product({ image: file.path });
  const refused = await staff.delete(`${FILES}/${file.id}`);
  expect([refused.status, refused.body.error]).toEqual([409, 'This file is in use: Product “Signature”']);
  await staff.delete(`/api/products/${id}`);
  expect((await staff.delete(`${FILES}/${file.id}`)).body.error).toBe('This file is in use: Deleted entry “Signature”');
  await staff.delete(`/api/admin/trash/${id}`);
  expect((await staff.delete(`${FILES}/${file.id}`).set('If-Match', '"7"')).status).toBe(412);
  expect((await staff.delete(`${FILES}/${file.id}`)).status).toBe(204);
  expect(await paths()).toEqual([]);
  expect((await staff.delete(`${FILES}/${file.id}`)).status).toBe(404);
});

test('a deleted file is only in the trash, cannot be used, and is restored unchanged', async () => {
  const file = await upload('ring.png', await picture('png'));
  await staff.put(`${FILES}/${file.id}`).send({ alt: 'Ein Ring' });
  const { body: before } = await staff.get(`${FILES}/${file.id}`);
  expect((await staff.post(`${FILES}/${file.id}/restore`)).status).toBe(404);
  expect((await staff.delete(`${FILES}/${file.id}`)).status).toBe(204);

  expect((await staff.get('/api/admin/trash')).body.entries).toEqual([
    {
      id: file.id,
      kind: 'media_files',
      recordId: null,
      name: 'ring.png',
      deletedAt: expect.any(String),
      deletedBy: staffEnvironment.ADMIN_EMAIL,
      removedAt: expect.any(String),
    },
  ]);
  const other = await upload('other.png', await picture('png'));
  for (const answer of [
    await staff.get(`${FILES}/${file.id}`),
    await staff.put(`${FILES}/${file.id}`).send({ alt: 'doch' }),
    await staff.post(`${FILES}/${file.id}/replace`).send({ file: other.path }),
  ])
    expect(answer.status).toBe(404);
  const named = await staff.post('/api/products').send({ name: 'x', description: 'x', price: 1, image: file.path });
  expect([named.status, named.body.fields?.[0]?.field]).toEqual([400, 'image']);
  const replaced = await staff.post(`${FILES}/${other.id}/replace`).send({ file: file.path });
  expect([replaced.status, replaced.body.fields?.[0]?.field]).toEqual([400, 'file']);
  expect((await request(app.getHttpServer()).get(file.path)).status).toBe(200);

  const restored = await staff.post(`${FILES}/${file.id}/restore`);
  expect({ status: restored.status, body: restored.body }).toEqual({
    status: 200,
    body: { ...before, version: before.version + 2, updatedAt: expect.any(String) },
  });
  expect(await paths()).toEqual([other.path, file.path]);
  expect((await staff.get('/api/admin/trash')).body.entries).toEqual([]);
});

test('a deleted file cannot be restored after 30 days', async () => {
  const { id } = await upload('ring.png', await picture('png'));
  await staff.delete(`${FILES}/${id}`);
  await database.query(`update media_files set deleted_at = now() - interval '30 days'`);
  expect((await staff.post(`${FILES}/${id}/restore`)).status).toBe(404);
  expect((await staff.get('/api/admin/trash')).body.entries).toEqual([]);
  await database.query(`update media_files set deleted_at = now() - interval '29 days'`);
  expect((await staff.post(`${FILES}/${id}/restore`)).status).toBe(200);
});

test('staff who may only read content change nothing', async () => {
  const { id } = await upload('ring.png', await picture('png'));
  await addStaff(database, { email: 'sales@vitrine.example', role: 'sales' });
  const sales = await signInAs(app, 'sales@vitrine.example');
  expect((await sales.get(`${FILES}/${id}`)).status).toBe(200);
  expect((await sales.put(`${FILES}/${id}`).send({ alt: 'x' })).status).toBe(403);
  expect((await sales.delete(`${FILES}/${id}`)).status).toBe(403);
  await staff.delete(`${FILES}/${id}`);
  expect((await sales.post(`${FILES}/${id}/restore`)).status).toBe(403);
});
