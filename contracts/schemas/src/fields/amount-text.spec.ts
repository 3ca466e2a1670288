import { isAmbiguousAmount, readAmount } from './amount-text.js';
import { euros } from './fields.js';

test.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['12,5', 12.5],
  [' 1250 ', 1250],
  ['1250,00 €', 1250],
  ['€ 1250.00', 1250],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['1 250', 1250],
  ['1\u202f250,50', 1250.5],
  ["1'250.50", 1250.5],
  ['1.250.000', 1_250_000],
  ['0,125', 0.125],
  ['-5', -5],
])('%s is %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['1.250', '1,250', '999,999', '12.000 €'])(
  '%s could mean two amounts and is refused with a sentence of its own',
  (text) => {
    expect(isAmbiguousAmount(text)).toBe(true);
    expect(readAmount(text)).toBeUndefined();
    expect(() => euros().validateSync(text)).toThrow('This could mean two amounts.');
  },
);

test.each(['', 'abc', '12,50,0', '1.25.00', '1.250,', ',5', '1e3', '0x10', '12..5', '1 25'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

test('a rule for euros parses a text and leaves a number unchanged', () => {
  expect(euros().validateSync('12,50')).toBe(12.5);
  expect(euros().validateSync(1.25)).toBe(1.25);
  expect(() => euros().validateSync('twelve')).toThrow('This value must be a number');
  expect(() => euros().validateSync('0,125')).toThrow('Amounts have at most two decimals');
});
