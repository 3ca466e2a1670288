import { duration, measureTransfer } from './transfer.js';

it('reports percent, speed and time left', () => {
  const measure = measureTransfer(1000, 10_000);
  expect(measure(0, 1000)).toMatchObject({ percent: 0, bytesPerSecond: 0, secondsLeft: undefined });
  expect(measure(2500, 2000)).toEqual({
    percent: 25,
    sentBytes: 2500,
    totalBytes: 10_000,
    bytesPerSecond: 2500,
    elapsedSeconds: 1,
    secondsLeft: 3,
  });
});

it('measures the speed over the last seconds, not since the beginning', () => {
  const measure = measureTransfer(0, 100_000);
  for (let second = 1; second <= 10; second += 1) measure(second * 1000, second * 1000);
  expect(measure(50_000, 12_000).bytesPerSecond).toBeGreaterThan(10_000);
});

it.each([
  [0.4, '0 s'],
  [59, '59 s'],
  [80, '1 min 20 s'],
])('%d seconds read as %s', (seconds, text) => expect(duration(seconds)).toBe(text));
