import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import { insert } from '../../../../test/catalogue.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { FileStorage } from '../../storage/index.js';
import { MediaCleanup } from './media-cleanup.js';
import { MediaReferences } from './media-references.js';
import { MediaRemoval } from './media-removal.js';

let database: TestDatabase;
let app: NestExpressApplication;
let cleanup: MediaCleanup;
let storage: FileStorage;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  cleanup = new MediaCleanup(app.get(MediaRemoval, { strict: false }));
  storage = app.get(FileStorage, { strict: false });
});
afterEach(async () => {
  await database.query('delete from media_files');
  await database.query('delete from products');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const put = (name: string) => storage.put(name, { stream: Readable.from([Buffer.from('x')]), size: 1 });

/** A stored picture with one variant. @returns its path */
async function stored(name: string): Promise<string> {
  await put(`${name}.png`);
  await put(`${name}-480.webp`);
  await insert(database, 'media_files', {
    path: `/uploads/${name}.png`,
    kind: 'image',
    mime_type: 'image/png',
    size_bytes: 1,
    width: 480,
    height: 480,
    variants: [{ url: `/uploads/${name}-480.webp`, width: 480, format: 'webp' }],
  });
  return `/uploads/${name}.png`;
}

const aWeekPasses = () =>
  database.query(`update media_files set unreferenced_since = unreferenced_since - interval '7 days'`);
const known = async () =>
  (await database.query<{ path: string }>('select path from media_files order by path')).map(({ path }) => path);
const product = (values: object) => insert(database, 'products', { name: 'x', description: '', ...values });

test('a file without references is removed after a week, with its variants', async () => {
  await stored('alone');
  expect(await cleanup.run()).toEqual({ noted: 1, removed: 0 });
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  await aWeekPasses();
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 1 });
  expect(await known()).toEqual([]);
  expect([await storage.exists('alone.png'), await storage.exists('alone-480.webp')]).toEqual([false, false]);
});

test.each([
  ['a column', (path: string) => ({ image: path })],
  ['a list', (path: string) => ({ images: ['/images/static.jpg', path] })],
  ['a translation', (path: string) => ({ translations: { en: { description: `see ${path}.` } } })],
  ['HTML', (path: string) => ({ description: `<p>So:<img src="https://shop.example${path}">.</p>` })],
  ['the path of a variant', (path: string) => ({ image: path.replace('.png', '-480.webp') })],
])('a file that is named in %s is kept', async (_where, values) => {
  await product(values(await stored('used')));
  await stored('unused');
  await cleanup.run();
  await aWeekPasses();
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 1 });
  expect(await known()).toEqual(['/uploads/used.png']);
});

test('a file that only an earlier version of a page names is kept, because that version may be restored', async () => {
  const path = await stored('earlier');
  const page = { page_type: 'about_us', title: 'Wir', content: `<img src="${path}">` };
  await insert(database, 'content_pages', page);
  await database.query(`update content_pages set content = 'none'`);
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  await database.query('delete from content_pages');
  await database.query('delete from page_versions');
});

test('a file whose name is only the beginning of a used one is removed', async () => {
  await product({ image: '/uploads/ring-2.png' });
  await stored('ring');
  await cleanup.run();
  await aWeekPasses();
  expect(await cleanup.run()).toMatchObject({ removed: 1 });
});

test('the week begins again when a file was referenced in between', async () => {
  const path = await stored('again');
  await cleanup.run();
  await aWeekPasses();
  const id = await product({ image: path });
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  await database.query('delete from products where id = $1', [id]);
  expect(await cleanup.run()).toEqual({ noted: 1, removed: 0 });
  expect(await known()).toEqual([path]);
});

test('a file that only the trash names is kept until that entry is removed for good', async () => {
  const path = await stored('deleted');
  await database.query(`insert into trash (id, kind, name, data) values (gen_random_uuid(), 'products', 'x', $1)`, [
    JSON.stringify({ images: [path] }),
  ]);
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  await database.query('delete from trash');
  expect(await cleanup.run()).toEqual({ noted: 1, removed: 0 });
});

const deletedFor = (days: number) =>
  database.query(`update media_files set deleted_at = now() - make_interval(days => $1)`, [days]);

test('a file that staff deleted keeps its bytes for 30 days, even if it was unused before', async () => {
  await stored('trashed');
  await cleanup.run();
  await aWeekPasses();
  await deletedFor(29);
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  expect(await storage.exists('trashed.png')).toBe(true);
  await deletedFor(30);
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 1 });
  expect(await known()).toEqual([]);
  expect([await storage.exists('trashed.png'), await storage.exists('trashed-480.webp')]).toEqual([false, false]);
});

test('a deleted file whose address was typed into a text is in the library again', async () => {
  const path = await stored('typed');
  await deletedFor(30);
  await product({ description: `<img src="${path}">` });
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
  expect(await database.query('select deleted_at, unreferenced_since from media_files')).toEqual([
    { deleted_at: null, unreferenced_since: null },
  ]);
});

test('a file that gets a reference while it is being removed is kept', async () => {
  const path = await stored('rival');
  const removal = app.get(MediaRemoval, { strict: false });
  const rival = new Client({ connectionString: database.url });
  await rival.connect();
  await rival.query('begin');
  await rival.query(`insert into products (id, name, description, image) values (gen_random_uuid(), 'x', '', $1)`, [
    path,
  ]);
  const removing = removal.removeUnused([path]);
  const waits = `select 1 from pg_locks where not granted and relation = 'products'::regclass`;
  while ((await database.query(waits)).length === 0);
  await rival.query('commit');
  await rival.end();
  expect(await removing).toBe(0);
  expect(await known()).toEqual([path]);
  expect(await storage.exists('rival.png')).toBe(true);
});

test('a removal that a killed process began is finished', async () => {
  await stored('begun');
  await database.query(`update media_files set removed_at = now() - interval '2 hours'`);
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 1 });
  expect(await storage.exists('begun.png')).toBe(false);
});

test('thousands of files and thousands of references are compared within the statement timeout', async () => {
  await database.query(`
    insert into media_files (id, path, kind, mime_type, size_bytes, variants)
    select gen_random_uuid(), '/uploads/m' || n || '.png', 'image', 'image/png', 1,
      (select jsonb_agg(jsonb_build_object('url', '/uploads/m' || n || '-' || size || '.webp', 'width', size))
       from generate_series(1, 8) as size)
    from generate_series(1, 5000) as n`);
  await database.query(`
    insert into products (id, name, description, image, images)
    select gen_random_uuid(), 'x', '', '/uploads/m' || n || '.png', jsonb_build_array('/uploads/m' || n + 2000 || '-3.webp')
    from generate_series(1, 2000) as n`);
  expect(await cleanup.run()).toEqual({ noted: 1000, removed: 0 });
});

test('other files are removed even if one file cannot be removed and unused files cannot be noted', async () => {
  await stored('stuck');
  await stored('loose');
  await cleanup.run();
  await aWeekPasses();
  const remove = storage.remove.bind(storage);
  jest
    .spyOn(storage, 'remove')
    .mockImplementation((name) => (name.startsWith('stuck') ? Promise.reject(new Error('stuck')) : remove(name)));
  jest.spyOn(app.get(MediaRemoval, { strict: false }), 'note').mockRejectedValueOnce(new Error('too slow'));
  await expect(cleanup.run()).rejects.toThrow('too slow');
  jest.restoreAllMocks();
  expect(await known()).toEqual(['/uploads/stuck.png']);
});

test('the files of the demo are kept', async () => {
  await stored('demo/ring');
  expect(await cleanup.run()).toEqual({ noted: 0, removed: 0 });
});

/** Tables that repeat other tables, and those whose content is encrypted text. */
const WITHOUT_FILES = ['search_entries', 'timeline_entries'];

test('every table with a column that looks like a path of a file is searched for references', async () => {
  const columns = await database.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and table_name <> 'media_files'
       and (column_name ~ '(image|picture|photo|video|thumbnail|media|background|poster|logo|file)' or column_name = 'content')`,
  );
  const asked = await app.get(MediaReferences, { strict: false }).tables();
  const naming = columns.map(({ table_name }) => table_name).filter((name) => !WITHOUT_FILES.includes(name));
  expect(asked).toEqual(expect.arrayContaining(naming));
  expect(asked).toEqual(expect.arrayContaining(['accessories', 'features', 'products']));
});
