import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { CSV_COLUMNS } from '@vitrine/schemas/csv-columns';
import { columnNames, readColumns } from './columns.js';

test('the columns of a kind are its fields, each with its text in every other language beside it', () => {
  expect(columnNames('coupons')).toEqual(['id', ...CSV_COLUMNS.coupons.map(({ name }) => name)]);
  expect(columnNames('stores').filter((name) => name.includes('.'))).toEqual(
    ['description', 'services'].flatMap((field) => TRANSLATED_LANGUAGES.map((language) => `${field}.${language}`)),
  );
  expect(columnNames('products')).not.toEqual(expect.arrayContaining(['version', 'productImages', 'translations']));
});

test('names are read in any case, and columns without a name are left out', () => {
  const { columns, refused } = readColumns('stores', ['ID', ' Name ', 'description.EN', '', 'version', '']);
  expect(refused).toEqual([]);
  expect(columns).toMatchObject({ count: 6, id: 0, version: 4, unnamed: [3, 5] });
  expect(columns.fields.map(({ column, place }) => [column.name, place])).toEqual([
    ['name', 1],
    ['description.en', 2],
  ]);
});

test('a column that is unknown or there twice is refused', () => {
  expect(readColumns('stores', ['name', 'Preis\u0000', 'city', 'NAME']).refused).toEqual([
    { field: 'Preis', message: expect.stringContaining('There is no such column') },
    { field: 'NAME', message: 'This column is there twice' },
  ]);
});
