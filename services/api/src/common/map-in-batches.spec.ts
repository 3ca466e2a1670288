import { mapInBatches } from './map-in-batches.js';

test('other work runs between the rows, whose order is kept', async () => {
  let done = 0;
  let doneBefore = 0;
  setImmediate(() => (doneBefore = done));
  const rows = Array.from({ length: 1000 }, (_, n) => n);
  const mapped = await mapInBatches(rows, (n) => {
    done += 1;
    return n * 2;
  });
  expect(mapped).toEqual(rows.map((n) => n * 2));
  expect(doneBefore).toBeGreaterThan(0);
  expect(doneBefore).toBeLessThan(rows.length);
});
