import { join } from 'node:path';
import { videoDuration } from './video-duration.js';

const film = join(import.meta.dirname, '..', '..', '..', '..', 'test', 'fixtures', 'videos', 'two-seconds.mp4');

test('a film that is not read in time has no duration, and does not delay the next one', async () => {
  expect(await Promise.all([videoDuration(film, 0), videoDuration(film)])).toEqual([null, 2]);
});

test('a missing file and one that is not a film have no duration', async () => {
  expect(await Promise.all([import.meta.filename, '/nowhere'].map((file) => videoDuration(file)))).toEqual([
    null,
    null,
  ]);
  expect(await videoDuration(film)).toBe(2);
});
