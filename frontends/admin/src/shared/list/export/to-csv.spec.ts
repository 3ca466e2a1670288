import { toCsv, type CsvColumns } from './to-csv.js';

interface Ring {
  name: string;
  price: number | null;
}
const name: { csv: CsvColumns<Ring> } = { csv: [['Name', (ring) => ring.name]] };
const price: { csv: CsvColumns<Ring> } = { csv: [['Price', (ring) => ring.price]] };
const file = (...rings: Ring[]) => toCsv([name, {}, price], rings);

it('has a heading for each column that is exported, and a line for each row', () => {
  expect(file({ name: 'Ring', price: 10.5 }, { name: 'Kette', price: null })).toBe(
    '\uFEFFName,Price\r\nRing,10.5\r\nKette,\r\n',
  );
});

it.each([
  ['Ring, "groß"', '"Ring, ""groß"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@Haus', "'@Haus"],
  ['a=b', 'a=b'],
])('writes %j as %j', (text, cell) => {
  expect(file({ name: text, price: -1 })).toBe(`\uFEFFName,Price\r\n${cell},-1\r\n`);
});
