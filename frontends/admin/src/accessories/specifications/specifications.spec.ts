import { areWhole, toRows, toSpecifications } from './specifications.js';

const row = (label: string, text: string) => ({ label, text });

it('keeps the order of the labels and leaves empty rows out', () => {
  const rows = [row('Länge', '14 cm'), row('', ' '), row('Feder', 'Gold')];
  expect(Object.entries(toSpecifications(rows))).toEqual([
    ['Länge', '14 cm'],
    ['Feder', 'Gold'],
  ]);
  expect(toRows(toSpecifications(rows))).toEqual([rows[0], rows[2]]);
});

it.each([
  ['a label without a text', [row('Länge', '')], false],
  ['a text without a label', [row(' ', '14 cm')], false],
  ['a label that comes twice', [row('Länge', '14 cm'), row('Länge ', '15 cm')], false],
  ['whole and empty rows', [row('Länge', '14 cm'), row('', '')], true],
  ['no row', [], true],
])('takes %s', (_what, rows, whole) => {
  expect(areWhole(rows)).toBe(whole);
});
