import { toLands, unwrapped } from './outlines.js';

it('continues past the date line instead of jumping back across the map', () => {
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

it('does not change a ring that does not cross it', () => {
  const ring = [
    [6, 47],
    [15, 47],
    [15, 55],
    [6, 47],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});

describe('the countries of a map', () => {
  /** Two squares of one country, the second in reverse order. */
  const [land, island] = toLands({
    type: 'Topology',
    transform: { scale: [0.5, 0.5], translate: [-10, 40] },
    arcs: [
      [
        [0, 0],
        [20, 0],
        [0, 20],
        [-20, 0],
        [0, -20],
      ],
      [
        [40, 40],
        [2, 0],
        [0, 2],
        [-2, 0],
        [0, -2],
      ],
    ],
    objects: {
      countries: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: [[[0]], [[~1]]] }] },
    },
  });

  it('are separate where the sea divides them', () => {
    expect(land?.box).toEqual([-10, 40, 0, 50]);
    expect(island?.box).toEqual([10, 60, 11, 61]);
  });

  it('have their outlines in degrees', () => {
    expect(land?.outline()).toEqual([
      [
        [-10, 40],
        [0, 40],
        [0, 50],
        [-10, 50],
        [-10, 40],
      ],
    ]);
    expect(island?.outline()[0]).toContainEqual([11, 61]);
  });
});
