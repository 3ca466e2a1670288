import type { INestApplicationContext } from '@nestjs/common';
import { bring, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';

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
  for (const table of ['products', 'accessories', 'stores', 'coupons', 'imports'])
    await system.database.query(`delete from ${table}`);
});

const addStore = async (body: object) =>
  (await system.staff.post('/api/stores').send({ address: 'Ring 1', city: 'Wien', country: 'Austria', ...body })).body
    .id as string;

test('a check shows which entry changes in which column, from what to what', async () => {
  const description = `Seit 1911 am Ring. ${'Ein langer Text. '.repeat(10)}`;
  const translations = { en: { description: 'Since 1911' } };
  const ring = await addStore({ name: 'Am Ring', latitude: 48.2, services: ['Gravur'], description, translations });
  const same = await addStore({ name: 'Zur Linde' });
  const file = [
    'name;city;address;country;latitude;services;description;description.en',
    `Am Ring;Wien;Ring 1;Austria;48,2000;Gravur|Beratung;${description.trim()} Und heute.;`,
    'Neu;Graz;Gasse 2;Austria;;;;',
    'Zur Linde;Wien;Ring 1;Österreich;;;;',
    'Ohne Stadt;;Gasse 3;Austria;;;;',
  ].join('\n');
  const { planned, ...counts } = await bring(system.staff, 'stores', 'check', file);
  expect(counts).toMatchObject({ rows: 4, created: 1, updated: 1, refusedRows: 1 });
  expect(planned.map(({ row, id, name, change, moreFields }) => [row, id, name, change, moreFields])).toEqual([
    [2, ring, 'Am Ring, Wien', 'update', 0],
    [3, null, 'Neu, Graz', 'create', 0],
    [4, same, 'Zur Linde, Wien', 'none', 0],
  ]);
  const [changed, added, unchanged] = planned.map(({ fields }) => fields);
  expect(changed).toEqual([
    {
      field: 'description',
      before: expect.stringMatching(/^….{80}$/),
      after: expect.stringMatching(/^….* Und heute\.$/),
    },
    { field: 'description.en', before: 'Since 1911', after: '' },
    { field: 'services', before: 'Gravur', after: 'Gravur|Beratung' },
  ]);
  expect(added).toEqual(
    expect.arrayContaining([
      { field: 'name', before: '', after: 'Neu' },
      { field: 'country', before: '', after: 'Austria' },
    ]),
  );
  expect(unchanged).toEqual([]);
});

test('amounts are shown as in an export, and texts that look like formulas without the added apostrophe', async () => {
  const { body } = await system.staff.post('/api/products').send({ name: 'Prisma', description: 'x', price: 4900 });
  const file = `id;name;price\n${body.id};'=Prisma;5.200,00 €\n`;
  const { planned } = await bring(system.staff, 'products', 'check', file);
  expect(planned).toEqual([
    {
      ...{ row: 2, id: body.id, name: '=Prisma', change: 'update', moreFields: 0 },
      fields: [
        { field: 'name', before: 'Prisma', after: '=Prisma' },
        { field: 'price', before: '4900.00', after: '5200.00' },
      ],
    },
  ]);
});

test('half of a character is left out of a shortened text, since no database takes it', async () => {
  const file = `name;address;city;country;description\nHaus;Ring 1;Wien;Austria;${'x'.repeat(79)}😀 Ende\n`;
  const { state, planned } = await bring(system.staff, 'stores', 'check', file);
  expect(state).toBe('done');
  expect(planned[0]?.fields).toContainEqual({ field: 'description', before: '', after: `${'x'.repeat(79)}…` });
});

test('a thousand rows are shown, preferably those that would write something', async () => {
  const rows = Array.from({ length: 1100 }, (_, place) => `Haus ${place};Ring ${place};Wien;Austria`);
  const head = 'name;address;city;country';
  await bring(system.staff, 'stores', 'apply', [head, ...rows].join('\n'));
  const other = rows.map((row, place) => (place < 1090 ? row : row.replace('Ring', 'Markt')));
  const checked = await bring(system.staff, 'stores', 'check', [head, ...other].join('\n'));
  expect(checked).toMatchObject({ rows: 1100, created: 0, updated: 10 });
  expect(checked.planned).toHaveLength(1000);
  expect(checked.planned.slice(-10).map(({ row, change }) => [row, change])).toEqual(
    Array.from({ length: 10 }, (_, place) => [1092 + place, 'update']),
  );
  const applied = await bring(system.staff, 'stores', 'apply', [head, ...other].join('\n'));
  expect(applied).toMatchObject({ updated: 10, planned: [] });
});
