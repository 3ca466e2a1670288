import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { bring, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';
import { until } from '../../../test/until.js';

let system: ImportSystem;
let worker: INestApplicationContext;

beforeAll(async () => {
  system = await startImportSystem();
  worker = await system.startWorker();
});
afterAll(async () => {
  await worker.close();
  await system.close();
});
afterEach(async () => {
  for (const table of ['products', 'accessories', 'stores', 'coupons', 'features', 'imports'])
    await system.database.query(`delete from ${table}`);
});

const STORES = 'name;address;city;country;latitude;services;description.en\r\n';
const ROSENHAG = 'Juwelier Rosenhag;Residenzstraße 12;München;Deutschland;48,1405;Beratung|Gravur;Timepieces\r\n';
const LINDE = 'Zur Linde;Am Markt 1;Leipzig;Germany;;;\r\n';

const stores = async () => (await system.staff.get('/api/stores/all')).body as Record<string, unknown>[];

test('a check shows what would happen and writes nothing', async () => {
  const checked = await bring(
    system.staff,
    'stores',
    'check',
    STORES + ROSENHAG + 'Ohne Stadt;Am Markt 2;;Germany;91;;\n',
  );
  expect(checked).toEqual({
    id: expect.any(String),
    kind: 'stores',
    mode: 'check',
    state: 'done',
    rows: 2,
    created: 1,
    updated: 0,
    refusedRows: 1,
    refused: [
      { row: 3, field: 'city', message: 'City is required' },
      { row: 3, field: 'latitude', message: expect.stringContaining('90') },
    ],
    planned: [expect.objectContaining({ row: 2, id: null, change: 'create' })],
    createdAt: expect.any(String),
    finishedAt: expect.any(String),
  });
  expect(await stores()).toEqual([]);
});

test('rows are written by the rules of a single change', async () => {
  const applied = await bring(system.staff, 'stores', 'apply', STORES + ROSENHAG + LINDE);
  expect(applied).toMatchObject({ state: 'done', rows: 2, created: 2, updated: 0, refused: [] });
  expect(await stores()).toMatchObject([
    {
      name: 'Juwelier Rosenhag',
      city: 'München',
      country: 'Germany',
      latitude: 48.1405,
      services: ['Beratung', 'Gravur'],
      timeZone: 'Europe/Berlin',
      isActive: true,
      translations: { en: { description: 'Timepieces' } },
      version: 1,
      updatedBy: 'owner@vitrine.example',
    },
    { name: 'Zur Linde', latitude: null, services: [], translations: {} },
  ]);
  expect(await system.database.query('select import_id from import_pieces')).toEqual([]);
});

test('nothing is written when one row is refused', async () => {
  const refused = await bring(
    system.staff,
    'stores',
    'apply',
    `${STORES}${ROSENHAG};;;;;;\r\n\r\nNur ein Name;;;;;;\r\n`,
  );
  expect(refused).toMatchObject({ state: 'refused', rows: 2, created: 0, updated: 0, refusedRows: 1 });
  expect(refused.refused[0]).toEqual({ row: 5, field: 'address', message: expect.any(String) });
  expect(await stores()).toEqual([]);
});

describe('a row changes the entry', () => {
  test('that has its id, only in the columns of the file', async () => {
    const { body: store } = await system.staff.post('/api/stores').send({
      ...{ name: 'Zur Linde', address: 'Am Markt 1', city: 'Leipzig', country: 'Germany', phone: '0341 1234' },
      translations: {
        en: { description: 'By the lime tree', services: ['Advice'] },
        fr: { description: 'Près du tilleul' },
      },
    });
    const file = `id,city,isActive,description.en\n${String(store.id).toUpperCase()},Halle,falsch,\n`;
    expect(await bring(system.staff, 'stores', 'apply', file)).toMatchObject({ state: 'done', created: 0, updated: 1 });
    expect(await stores()).toMatchObject([
      {
        id: store.id,
        name: 'Zur Linde',
        city: 'Halle',
        phone: '0341 1234',
        isActive: false,
        translations: { en: { services: ['Advice'] }, fr: { description: 'Près du tilleul' } },
        version: 2,
      },
    ]);
  });

  test('in any language, and keeps the texts of the others', async () => {
    const head = 'name;address;city;country;description;description.en;description.fr\n';
    const row = 'Zur Linde;Am Markt 1;Leipzig;Deutschland;An der Linde;By the lime tree;Près du tilleul\n';
    await bring(system.staff, 'stores', 'apply', head + row);
    const again = 'name;city;description.fr;services.fr\nZur Linde;Leipzig;Sous le tilleul;Conseil|Gravure\n';
    expect(await bring(system.staff, 'stores', 'apply', again)).toMatchObject({ updated: 1, refused: [] });
    expect(await stores()).toMatchObject([
      {
        description: 'An der Linde',
        translations: {
          en: { description: 'By the lime tree' },
          fr: { description: 'Sous le tilleul', services: ['Conseil', 'Gravure'] },
        },
      },
    ]);
    const long = `name;city;description.fr\nZur Linde;Leipzig;${'x'.repeat(20_001)}\n`;
    expect(await bring(system.staff, 'stores', 'check', long)).toMatchObject({
      refused: [{ row: 2, field: 'description.fr' }],
    });
  });

  test('that has its natural key: name and city of a store, the code of a coupon', async () => {
    await bring(system.staff, 'stores', 'apply', STORES + LINDE);
    const again = 'city;name;phone\nLeipzig; Zur  Linde ;0341 1\nHalle;Zur Linde;0345 1\n';
    const checked = await bring(system.staff, 'stores', 'check', again);
    expect(checked).toMatchObject({
      updated: 1,
      created: 0,
      refusedRows: 1,
      refused: [
        { row: 3, field: 'address' },
        { row: 3, field: 'country' },
      ],
    });
    const coupon =
      'code;name;discountType;discountValue;validFrom;userUsageLimit\natelier;Atelier;percentage;10;01.11.2026;\n';
    expect(await bring(system.staff, 'coupons', 'apply', coupon)).toMatchObject({ created: 1 });
    const changed = 'code;discountValue\nAtelier;12,5\n';
    expect(await bring(system.staff, 'coupons', 'apply', changed)).toMatchObject({ created: 0, updated: 1 });
    const { body } = await system.staff.get('/api/coupons/admin');
    expect(body).toMatchObject([
      { code: 'ATELIER', discountValue: 12.5, validFrom: '2026-11-01', userUsageLimit: 1, usageCount: 0, version: 2 },
    ]);
  });

  test('and is refused where the entry is unclear, or is that of another row', async () => {
    const unknown = '0197aaaa-0000-7000-8000-000000000000';
    const two = 'name;address;city;country\nHaus;A 1;Wien;Austria\nHaus;B 2;Wien;Austria\n';
    expect(await bring(system.staff, 'stores', 'check', two)).toMatchObject({
      created: 1,
      refused: [{ row: 3, field: '', message: 'Row 2 of the file is the same entry' }],
    });
    for (const address of ['A 1', 'B 2'])
      await system.staff.post('/api/stores').send({ name: 'Haus', address, city: 'Wien', country: 'Austria' });
    const rows = `id;name;city;version\n${unknown};;;\nnone;;;\n;Haus;Wien;\n`;
    const { refused } = await bring(system.staff, 'stores', 'check', rows);
    expect(refused).toEqual([
      { row: 2, field: 'id', message: expect.stringContaining('No entry has this id') },
      { row: 3, field: 'id', message: expect.stringContaining('No entry has this id') },
      { row: 4, field: 'id', message: expect.stringContaining('Several entries') },
    ]);
    const [{ id }] = (await stores()) as [{ id: string }];
    const twice = `id;phone;version\n${id};0341 1;7\n${id};0341 2;\n`;
    expect((await bring(system.staff, 'stores', 'check', twice)).refused).toEqual([
      { row: 2, field: 'version', message: 'This entry has been changed by someone else in the meantime' },
      { row: 3, field: '', message: 'Row 2 of the file is the same entry' },
    ]);
  });

  test('and cannot give it the code of another one', async () => {
    const head = 'code;name;discountType;discountValue;validFrom\n';
    const row = (code: string) => `${code};Atelier;percentage;10;2026-11-01\n`;
    await bring(system.staff, 'coupons', 'apply', head + row('ONE') + row('TWO'));
    const { body } = await system.staff.get('/api/coupons/admin');
    const one = (body as { id: string; code: string }[]).find(({ code }) => code === 'ONE');
    const renamed = await bring(system.staff, 'coupons', 'apply', `id;code\n${one?.id};TWO\n`);
    expect(renamed).toMatchObject({
      state: 'refused',
      refused: [{ row: 2, field: 'code', message: 'Coupon code already exists' }],
    });
    expect(await bring(system.staff, 'coupons', 'check', head + row('NEW') + row('new'))).toMatchObject({
      created: 1,
      refused: [{ row: 3, message: 'Row 2 of the file is the same entry' }],
    });
  });
});

describe('a product', () => {
  const HEAD = 'name;description;price;features;features.en;name.en\n';
  const product = async () => {
    const { body } = await system.staff.get('/api/products');
    return (body as Record<string, unknown>[])[0];
  };

  test('keeps its links to the library, and its English titles beside the German ones', async () => {
    await system.staff
      .post('/api/features')
      .send({ title: 'Wunschliste', translations: { en: { title: 'Wish list' } } });
    await bring(
      system.staff,
      'products',
      'apply',
      `${HEAD}Klassik;Die Edition;1.250,00 €;Wunschliste|Gravur;|Engraving;Classic\n`,
    );
    expect(await product()).toMatchObject({
      price: 1250,
      features: ['Wunschliste', 'Gravur'],
      featureDetails: [{ id: expect.any(String) }, { id: null }],
      translations: { en: { name: 'Classic', features: ['', 'Engraving'] } },
    });
    const { id } = (await product()) as { id: string };
    await bring(system.staff, 'products', 'apply', `id;features;name.en\n${id};Gravur|Neu|Wunschliste;The Classic\n`);
    expect(await product()).toMatchObject({
      features: ['Gravur', 'Neu', 'Wunschliste'],
      featureDetails: [{ id: null }, { id: null }, { id: expect.any(String) }],
      translations: { en: { name: 'The Classic', features: ['Engraving', '', ''] } },
      version: 2,
    });
  });

  test('moves the titles of every language with its features, and keeps the texts of others', async () => {
    const translations = { en: { features: ['a', 'b'] }, fr: { name: 'Classique', features: ['α', 'β'] } };
    const { body: made } = await system.staff
      .post('/api/products')
      .send({ name: 'Klassik', description: 'x', features: ['A', 'B'], translations });
    const row = `id;features;features.en;name.en\n${made.id as string};B|A;b|a;Classic\n`;
    await bring(system.staff, 'products', 'apply', row);
    expect(await product()).toMatchObject({
      features: ['B', 'A'],
      translations: {
        en: { name: 'Classic', features: ['b', 'a'] },
        fr: { name: 'Classique', features: ['β', 'α'] },
      },
    });
  });

  test('is refused for a missing file, an ambiguous amount and a bad English text', async () => {
    const file = `name;description;price;image;images;name.en\nEins;Text;1.250;/uploads/none.webp;/uploads/none.webp|/house.webp;${'x'.repeat(201)}\n`;
    expect((await bring(system.staff, 'products', 'check', file)).refused.map(({ field }) => field)).toEqual([
      'name.en',
      'price',
    ]);
    const named = 'name;description;image;images\nEins;Text;/uploads/none.webp;/uploads/none.webp|/house.webp\n';
    expect((await bring(system.staff, 'products', 'check', named)).refused).toEqual([
      { row: 2, field: 'image', message: expect.stringContaining('There is no such file') },
      { row: 2, field: 'images', message: expect.stringContaining('There is no such file') },
    ]);
  });
});

test('a new order of specifications is a change, and line breaks of every kind are kept', async () => {
  const { body: made } = await system.staff.post('/api/accessories').send({
    ...{ name: 'Feder', category: 'pen', price: 1, stock: 1, description: 'Eins\u2028Zwei\u2029Drei' },
    specifications: { Länge: '14 cm', Feder: 'Gold' },
  });
  const cell = JSON.stringify({ Feder: 'Gold', Länge: '14 cm' }).replaceAll('"', '""');
  const text = `id;specifications\n${made.id as string};"${cell}"\n`;
  expect(await bring(system.staff, 'accessories', 'apply', text)).toMatchObject({ state: 'done', updated: 1 });
  const [stored] = await system.database.query<{ specifications: string; description: string }>(
    'select specifications::text as specifications, description from accessories',
  );
  expect(stored?.specifications.replaceAll(' ', '')).toBe('{"Feder":"Gold","Länge":"14cm"}');
  expect(stored?.description).toBe('Eins\u2028Zwei\u2029Drei');
});

describe('a change by a file', () => {
  test('reaches visitors, search, programs and the audit log like a single change', async () => {
    const seen = async (query: string) => (await system.staff.get(query)).body as Record<string, unknown>;
    expect(await seen('/api/stores')).toEqual([]);
    await system.database.query('delete from events');
    const { id } = await bring(system.staff, 'stores', 'apply', STORES + ROSENHAG + LINDE);
    await until(async () => expect(await seen('/api/stores')).toHaveLength(2));
    expect((await seen('/api/search?q=rosenhag'))['results']).toMatchObject([{ type: 'store' }]);
    await bring(system.staff, 'stores', 'apply', 'name;city;phone\nZur Linde;Leipzig;0341 1\n');
    const events = await system.database.query('select type from events order by seq');
    expect(events.map(({ type }) => type)).toEqual(['store.created', 'store.created', 'store.updated']);
    const { entries } = (await seen('/api/admin/audit?limit=10')) as { entries: Record<string, unknown>[] };
    const of = entries.filter(({ subjectId }) => subjectId === id);
    expect(of).toMatchObject([
      {
        action: 'import.apply',
        admin: 'owner@vitrine.example',
        details: { kind: 'stores', rows: 2, created: 2, updated: 0 },
      },
      { action: 'import.create', admin: 'owner@vitrine.example', details: { kind: 'stores', mode: 'apply' } },
    ]);
    expect(entries.map(({ action }) => action)).not.toContain('store.update');
  });
});

test('the example of the guide can be imported', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../../docs/guides/import-csv.md'), 'utf8');
  const [, example = ''] = /^```csv\n(.*?)^```$/ms.exec(guide) ?? [];
  expect(await bring(system.staff, 'stores', 'apply', example)).toMatchObject({ state: 'done', created: 2 });
  expect(await stores()).toMatchObject([
    {
      name: 'Juwelier Rosenhag',
      openingHours: [{ day: 'tuesday', opens: '10:00', closes: '18:30' }],
      services: ['Beratung', 'Gravur'],
      translations: { en: { description: 'Timepieces since 1911.' } },
    },
    { name: 'Zur Linde', postalCode: '04109', isActive: true },
  ]);
});
