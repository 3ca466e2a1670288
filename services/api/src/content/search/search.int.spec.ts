import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { insert } from '../../../test/catalogue.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const ids: Record<string, string> = {};

const add = async (key: string, table: string, values: Record<string, unknown>) => {
  ids[key] = await insert(database, table, values);
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  await add('classic', 'products', {
    name: 'Classic',
    subtitle: 'Der stilvolle Anfang',
    description: 'Katalog und Wunschliste',
    features: [{ title: 'Terminbuchung', id: null }],
    image: '/uploads/classic.webp',
    colors: ['Tannengrün'],
    translations: { en: { subtitle: 'A stylish beginning', description: 'Catalogue and wish list' } },
  });
  await add('atelier', 'products', { name: 'Classic Atelier', description: '', display_order: 2 });
  await add('band', 'accessories', {
    name: 'Armbanduhrenetui',
    brand: 'Écritoire',
    description: 'Für die Reise, classic',
    category: 'case',
    price_cents: 1,
    main_image: '/uploads/etui.webp',
    specifications: { Länge: '14 cm' },
    translations: { en: { name: 'Watch roll', description: 'For travelling' } },
  });
  await add('pen', 'accessories', { name: 'Füllhalter d’Or', category: 'pen', price_cents: 1 });
  await add('store', 'stores', {
    name: 'Juwelier Groß',
    address: 'Königsallee 4',
    city: 'Düsseldorf',
    country: 'Germany',
    services: ['Gravur'],
    translations: { en: { services: ['Engraving'] } },
  });
  await add('closed', 'stores', { name: 'Classic House', address: 'x', city: 'x', country: 'x', is_active: false });
  await add('privacy', 'content_pages', {
    page_type: 'privacy_policy',
    title: 'Datenschutz',
    content: '<h2>Auskunft</h2><p style="color:red">Rechte &amp; <strong>Pflich</strong>ten</p>',
    meta_description: 'Wie wir mit Daten umgehen',
    translations: { en: { title: 'Privacy' } },
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const find = (q: string, lang = 'de') => request(app.getHttpServer()).get('/api/search').query({ q, lang });
const found = async (q: string, lang = 'de') => {
  const answer = await find(q, lang);
  expect(answer.status).toBe(200);
  return (answer.body.results as { id: string }[]).map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
};

test('a hit has its type, its texts in the language of the request, and its address', async () => {
  expect((await find('classic', 'en')).body.results[0]).toEqual({
    type: 'product',
    id: ids['classic'],
    title: 'Classic',
    subtitle: 'A stylish beginning',
    url: `/product/${ids['classic']}`,
    image: '/uploads/classic.webp',
  });
  expect((await find('watch roll', 'en')).body.results).toEqual([
    {
      type: 'accessory',
      id: ids['band'],
      title: 'Watch roll',
      subtitle: 'Écritoire',
      url: `/accessory/${ids['band']}`,
      image: '/uploads/etui.webp',
    },
  ]);
  expect((await find('datenschutz')).body.results).toEqual([
    {
      type: 'page',
      id: ids['privacy'],
      title: 'Datenschutz',
      subtitle: 'Wie wir mit Daten umgehen',
      url: '/privacy',
      image: null,
    },
  ]);
  expect((await find('Düsseldorf')).body.results).toEqual([
    {
      type: 'store',
      id: ids['store'],
      title: 'Juwelier Groß',
      subtitle: 'Königsallee 4, Düsseldorf',
      url: `/store-locator?store=${ids['store']}`,
      image: null,
    },
  ]);
});

test('the whole title ranks before its beginning, and that before words of other texts', async () => {
  expect(await found('classic')).toEqual(['classic', 'atelier', 'band']);
  expect(await found('atelier classic')).toEqual(['atelier']);
});

test.each([
  ['CLASSIC a', ['atelier', 'band', 'classic']],
  ['fullhalter', ['pen']],
  ['Fuellhalter', ['pen']],
  ['FÜLLHALTER', ['pen']],
  ['fu\u0308ll', ['pen']],
  ['dor', ['store']],
  ["d'or", ['pen']],
  ['gross', ['store']],
  ['GROẞ', ['store']],
  ['koenigsallee', ['store']],
  ['ecritoire', ['band']],
  ['uhr', ['band']],
  ['etui', ['band']],
  ['uhren etui', ['band']],
  ['termin', ['classic']],
  ['tannengruen', ['classic']],
  ['laenge 14', ['band']],
  ['pflichten', []],
  ['auskunft', ['privacy']],
  ['strong', []],
  ['color', []],
  ['engraving', ['store']],
  ['watch roll', ['band']],
  ['classic nirgends', []],
  ['classic house', []],
  ['%', []],
  ['_', []],
  ["'; drop table search_entries; --", []],
  ['\\', []],
  ['🙂', []],
  ['   ', []],
  ['', []],
])('%p finds %p', async (q, expected) => {
  expect((await found(q)).sort()).toEqual([...expected].sort());
});

test('in English, the German text is searched where there is no English one', async () => {
  expect(await found('atelier', 'en')).toEqual(['atelier']);
  expect(await found('armbanduhr', 'en')).toEqual(['band']);
  expect(await found('catalogue', 'en')).toEqual(['classic']);
});

test('in French, entries are found by their translation, and others in English or German', async () => {
  const french = { name: 'Étui de voyage', description: 'Pour vos montres' };
  await database.query(`update accessories set translations = (translations::jsonb || $2)::json where id = $1`, [
    ids['band'],
    JSON.stringify({ fr: french, it: { name: 'Astuccio' } }),
  ]);
  expect((await find('etui de voyage', 'fr')).body.results).toMatchObject([
    { id: ids['band'], title: 'Étui de voyage', subtitle: 'Écritoire' },
  ]);
  expect(await found('montres', 'fr')).toEqual(['band']);
  expect(await found('armbanduhr', 'fr')).toEqual(['band']);
  expect((await find('catalogue', 'fr')).body.results).toMatchObject([{ subtitle: 'A stylish beginning' }]);
  expect(await found('montres', 'en')).toEqual([]);
  await database.query(`update accessories set translations = (translations::jsonb - 'fr')::json where id = $1`, [
    ids['band'],
  ]);
  expect(await found('montres', 'fr')).toEqual([]);
  expect((await find('watch roll', 'fr')).body.results).toMatchObject([{ title: 'Watch roll' }]);
});

test('an empty query finds nothing', async () => {
  expect((await request(app.getHttpServer()).get('/api/search')).body).toEqual({ results: [] });
});

test('an answer has at most 20 hits', async () => {
  await database.query(
    `insert into products (id, name, description) select gen_random_uuid(), 'Zwanzig ' || n, '' from generate_series(1, 25) as n`,
  );
  expect((await find('zwanzig')).body.results).toHaveLength(20);
  await database.query(`delete from products where name like 'Zwanzig%'`);
  expect((await find('zwanzig')).body.results).toEqual([]);
});

test.each([`${'x'.repeat(201)}`, ['a', 'b']])('%p is refused', async (q) => {
  const answer = await request(app.getHttpServer()).get('/api/search').query({ q });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('VALIDATION_FAILED');
});

test('only the first few of many words are searched', async () => {
  expect(await found(Array.from({ length: 40 }, () => 'cla').join(' '))).toEqual(['classic', 'atelier', 'band']);
});

test('a change is found at once, and a deleted or deactivated entry is not', async () => {
  const id = await insert(database, 'stores', { name: 'Turmalin', address: 'x', city: 'x', country: 'x' });
  expect((await find('turmalin')).body.results).toHaveLength(1);
  await database.query(`update stores set name = 'Opalhaus' where id = $1`, [id]);
  expect((await find('turmalin')).body.results).toEqual([]);
  expect((await find('opalhaus')).body.results).toHaveLength(1);
  await database.query('update stores set is_active = false where id = $1', [id]);
  expect((await find('opalhaus')).body.results).toEqual([]);
  await database.query('update stores set is_active = true where id = $1', [id]);
  await database.query('delete from stores where id = $1', [id]);
  expect((await find('opalhaus')).body.results).toEqual([]);
  await database.query('truncate content_pages');
  expect((await find('datenschutz')).body.results).toEqual([]);
});

test('a change writes an entry of the search only if a searched text changes', async () => {
  const id = ids['pen'] ?? '';
  const entry = async () =>
    (await database.query('select ctid::text as place from search_entries where entity_id = $1', [id]))[0];
  const before = await entry();
  await database.query('update accessories set price_cents = 2, stock = 9, version = version + 1 where id = $1', [id]);
  expect(await entry()).toEqual(before);
  await database.query(`update accessories set color = 'Kobalt', version = version + 1 where id = $1`, [id]);
  expect(await found('kobalt')).toEqual(['pen']);
});

test('a product that is hidden and shown again is found again', async () => {
  const publish = (published: boolean) =>
    database.query('update products set published = $2, version = version + 1 where id = $1', [
      ids['classic'],
      published,
    ]);
  await publish(false);
  expect(await found('katalog')).toEqual([]);
  await publish(true);
  expect(await found('katalog')).toEqual(['classic']);
});
