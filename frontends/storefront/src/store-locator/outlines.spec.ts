import { unwrapped } from './outlines.js';

it('goes on past the date line instead of back across the world', () => {
  const ring = [
    [179, 66],
    [-179, 67],
    [-170, 68],
    [-179, 69],
    [179, 70],
    [179, 66],
  ];
  expect(unwrapped(ring).map(([longitude]) => longitude)).toEqual([179, 181, 190, 181, 179, 179]);
});

it('leaves alone what does not cross it', () => {
  const ring = [
    [6, 47],
    [15, 47],
    [15, 55],
    [6, 47],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});
