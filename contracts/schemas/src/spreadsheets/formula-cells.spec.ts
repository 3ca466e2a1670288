import { neutralizeFormulas } from './formula-cells.js';

test.each([
  ['=1+1', `'=1+1`],
  ['Question;=WEBSERVICE(A2)', `Question;'=WEBSERVICE(A2)`],
  ['Question;"=1+1"', `Question;'"=1+1"`],
  ['two lines\n@SUM(A1)', `two lines\n'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
])('%j holds no formula, whatever ends the cells for a spreadsheet', (text, cell) => {
  expect(neutralizeFormulas(text)).toBe(cell);
});

test.each(['Ring, 50 - 60 €', 'a; b', '7 + 7; 8', 'Maison "Aurel"'])('%j stays as it is', (text) => {
  expect(neutralizeFormulas(text)).toBe(text);
});
