import type { INestApplicationContext } from '@nestjs/common';
import { bring, send, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';

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

describe('an unusable file', () => {
  test.each([
    ['without rows', 'name;city\r\n', 1, '', 'This file has no rows below the names of its columns'],
    [
      'with an unknown column',
      'name;preis\nx;1',
      1,
      'preis',
      'There is no such column. Please take the names of the columns from an export',
    ],
    [
      'whose quotation marks are not closed',
      'name;city\n"x;y\n',
      2,
      '',
      'The file cannot be read from this row on. Please check its quotation marks and separators',
    ],
    [
      'with a cell too many',
      'name;city\nx;y;z\n',
      2,
      '',
      'The number of cells in this row (3) is not that of the columns (2)',
    ],
    [
      'with a cell too few',
      'name;city\nx\n',
      2,
      '',
      'The number of cells in this row (1) is not that of the columns (2)',
    ],
  ])('%s is refused with the row', async (_what, file, row, field, message) => {
    const refused = await bring(system.staff, 'stores', 'apply', file);
    expect(refused).toMatchObject({ state: 'refused', created: 0, refusedRows: 1 });
    expect(refused.refused).toEqual([{ row, field, message }]);
  });

  test('is refused at once when it is empty, a workbook, or missing', async () => {
    const answers = [
      await send(system.staff, 'stores', 'check', ''),
      await send(system.staff, 'stores', 'check', Buffer.from('504b0304140006', 'hex')),
      await system.staff
        .post('/api/admin/imports')
        .field('kind', 'stores')
        .field('mode', 'check')
        .field('file', '/etc/passwd'),
      await system.staff.post('/api/admin/imports').send({ kind: 'stores', mode: 'check', file: '/etc/passwd' }),
      await system.staff
        .post('/api/admin/imports')
        .field('kind', 'orders')
        .field('mode', 'try')
        .attach('file', Buffer.from('a'), 'a.csv'),
    ];
    expect(answers.map(({ status, body }) => [status, body.fields ?? body.message])).toEqual([
      [400, 'This file is empty'],
      [415, 'This is a workbook. Please save it as CSV in your spreadsheet program first'],
      [400, [{ field: 'file', message: 'A CSV file is required' }]],
      [415, 'Files are sent as multipart/form-data'],
      [
        400,
        [
          { field: 'kind', message: 'Kind must be one of products, accessories, stores, coupons' },
          { field: 'mode', message: 'Mode must be one of check, apply' },
        ],
      ],
    ]);
    expect(await system.database.query('select id from imports')).toEqual([]);
  });

  test('shows a thousand of its refused rows, and counts all', async () => {
    const rows = Array.from({ length: 1200 }, (_, place) => `Haus ${place};;Wien;Austria`).join('\n');
    const refused = await bring(system.staff, 'stores', 'check', `name;address;city;country\n${rows}\n`);
    expect(refused).toMatchObject({ rows: 1200, refusedRows: 1200 });
    expect(refused.refused).toHaveLength(1000);
  });
});
