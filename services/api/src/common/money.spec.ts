import { euroText, getPercentage, toCents, toEuros } from './money.js';

test('euros and cents convert without binary rounding errors', () => {
  for (const euros of [0, 0.01, 0.07, 0.29, 1.1, 19.99, 1.15, 4.35, 1_234_567.89]) {
    expect(toEuros(toCents(euros))).toBe(euros);
  }
});

test.each([
  [1000, 10, 100],
  [999, 50, 500],
  [1, 50, 1],
  [1, 49.99, 0],
  [333, 33.33, 111],
  [4990, 12.5, 624],
])('of %p cents, %p percent are %p cents, half a cent rounded up', (cents, percent, expected) => {
  expect(getPercentage(cents, percent)).toBe(expected);
});

test('amounts in sentences have two decimals', () => expect(euroText(150_000)).toBe('€ 1500.00'));
