import { asHex, swatches } from './palette.js';

test.each([
  ['#C9A961', '#c9a961'],
  ['rgb(201, 169, 97)', '#c9a961'],
  ['rgb(0 5 255)', '#0005ff'],
  ['rgba(1, 2, 3, 0.5)', undefined],
  ['gold', undefined],
])('%s is %s', (color, hex) => {
  expect(asHex(color)).toBe(hex);
});

it('offers the palette’s colours with their values on the page', () => {
  document.documentElement.style.setProperty('--green', '#0b3326');
  expect(swatches()).toEqual([{ name: 'Green', color: '#0b3326' }]);
  document.documentElement.style.removeProperty('--green');
});
