import { neutralizeFormulas } from './formula-cells.js';

test.each([
  ['=1+1', `'=1+1`],
  ['Question;=WEBSERVICE(A2)', `Question;'=WEBSERVICE(A2)`],
  ['Question;"=1+1"', `Question;'"=1+1"`],
  ['two lines\n@SUM(A1)', `two lines\n'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
])('%j contains no formula, whatever separates the cells of a spreadsheet', (text, cell) => {
  expect(neutralizeFormulas(text)).toBe(cell);
});

test.each(['Ring, 50 - 60 €', 'a; b', '7 + 7; 8', 'Maison "Aurel"'])('%j is unchanged', (text) => {
  expect(neutralizeFormulas(text)).toBe(text);
});
