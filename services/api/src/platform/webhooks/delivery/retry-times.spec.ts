import { secondsToNextAttempt } from './retry-times.js';

test('attempts follow after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and then no more', () => {
  const hours = [2, 5, 10, 14, 20, 24].map((n) => n * 3600);
  const times = Array.from({ length: 10 }, (_, n) => secondsToNextAttempt(n + 1, 0));
  expect(times).toEqual([5, 300, 1800, ...hours, undefined]);
});

test('a delay is up to a tenth longer, so that many are not retried at once', () => {
  expect(secondsToNextAttempt(2, 1)).toBeCloseTo(330);
});
