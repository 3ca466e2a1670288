import { aStore } from '../../testing/index.js';
import { getCentre, distanceTo } from './map-view.js';

it('starts in the middle of all stores with a position', () => {
  const stores = [
    aStore({ latitude: 40, longitude: 10 }),
    aStore({ latitude: 50, longitude: -20 }),
    aStore({ latitude: null }),
  ];
  expect(getCentre(stores)).toEqual([45, -5]);
});

it('starts at the position in the specification if no store has one', () => {
  expect(getCentre([])).toEqual([39.8283, -98.5795]);
});

it('computes the distance to a store', () => {
  const munich = aStore({ latitude: 48.1374, longitude: 11.5755 });
  expect(Math.round(distanceTo(munich, [52.52, 13.405]))).toBe(504);
  expect(distanceTo(aStore({ latitude: null }), [52.52, 13.405])).toBe(Infinity);
});
