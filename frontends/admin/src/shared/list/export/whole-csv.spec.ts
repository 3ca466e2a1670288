import { wholeCsv, type Written } from './whole-csv.js';

interface Ring {
  name: string;
  price: number | null;
}
const name: { written: Written<Ring> } = { written: [['Name', (ring) => ring.name]] };
const price: { written: Written<Ring> } = { written: [['Price', (ring) => ring.price]] };
const file = (...rings: Ring[]) => wholeCsv([name, {}, price], rings);

it('has a heading for each column that is written, and a line for each row', () => {
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
