import { escapeFormula, unescapeFormula } from '@vitrine/schemas';
import { CSV_COLUMNS } from '@vitrine/schemas/csv-columns';
import type { AnySchema } from 'yup';
import { readCell, RefusedCell, writeCell } from './cells.js';

const rule = (kind: keyof typeof CSV_COLUMNS, name: string): AnySchema => {
  const column = CSV_COLUMNS[kind].find((each) => each.name === name);
  if (!column) throw new Error(`There is no column ${name}`);
  return column.rule;
};

test.each([
  ['stores', 'services', ['Beratung', 'Gravur'], 'Beratung|Gravur'],
  ['stores', 'services', ['a|b', 'c'], '["a|b","c"]'],
  ['stores', 'services', ['[1]'], '["[1]"]'],
  ['stores', 'services', [' a', 'b'], '[" a","b"]'],
  ['products', 'features.en', [''], '[""]'],
  ['products', 'features.en', ['', 'A dial'], '|A dial'],
  ['stores', 'openingHours', [{ day: 'monday', opens: '10:00' }], '[{"day":"monday","opens":"10:00"}]'],
  ['accessories', 'specifications', { Länge: '14 cm' }, '{"Länge":"14 cm"}'],
  ['stores', 'isActive', false, 'false'],
  ['coupons', 'isActive', true, 'true'],
] as const)('%s, %s: a value is written and read back', (kind, name, value, cell) => {
  expect(writeCell(rule(kind, name), value)).toBe(cell);
  expect(readCell(rule(kind, name), cell)).toEqual(value);
});

test('amounts have two decimals, other numbers their own, and a missing value is an empty cell', () => {
  expect(writeCell(rule('products', 'price'), 4900)).toBe('4900.00');
  expect(writeCell(rule('stores', 'latitude'), 48.1405)).toBe('48.1405');
  expect(writeCell(rule('products', 'price'), null)).toBe('');
  expect(writeCell(rule('stores', 'services'), [])).toBe('');
  expect(writeCell(rule('accessories', 'specifications'), {})).toBe('');
});

test.each([
  ['wahr', true],
  ['FALSCH', false],
  ['Yes', true],
  ['nein', false],
  ['1', true],
  ['', undefined],
  ['maybe', 'maybe'],
])('the flag %s', (cell, value) => expect(readCell(rule('stores', 'isActive'), cell)).toBe(value));

test.each([
  ['stores', 'latitude', '48,1405', '48.1405'],
  // With a thousands separator it would not be a valid latitude.
  ['stores', 'latitude', '48,140', '48.140'],
  ['stores', 'longitude', '-0,125', '-0.125'],
  ['accessories', 'weight', '32,5', '32.5'],
  ['accessories', 'weight', '1.250', '1.250'],
] as const)('%s, %s: %s is a number', (kind, name, cell, value) => {
  expect(readCell(rule(kind, name), cell)).toBe(value);
});

test('a decimal comma that may be a thousands separator is refused', () => {
  expect(() => readCell(rule('accessories', 'weight'), '1,250')).toThrow(RefusedCell);
});

test.each([
  ['01.11.2026', '2026-11-01'],
  ['1.2.2027', '2027-02-01'],
  ['2026-11-01', '2026-11-01'],
])('the day %s', (cell, day) => expect(readCell(rule('coupons', 'validFrom'), cell)).toBe(day));

test.each([
  ['stores', 'openingHours', 'montags'],
  ['stores', 'services', '["a"'],
  ['accessories', 'specifications', 'Länge: 14 cm'],
] as const)('%s, %s: %s is refused', (kind, name, cell) => {
  expect(() => readCell(rule(kind, name), cell)).toThrow(
    new RefusedCell('This cell must be JSON, as an export writes it'),
  );
});

test('JSON cannot set a member that every object inherits', () => {
  expect(readCell(rule('accessories', 'specifications'), '{"__proto__":"x","a":"b"}')).toEqual({ a: 'b' });
});

test.each(['=1+1', '+49 89', '-5', '@x', '\tx', '\rx', '＝1', "'=1", "''=1", "'x", 'x', ''])(
  'the text %j is not written as a formula, and is read back unchanged',
  (text) => {
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  },
);
