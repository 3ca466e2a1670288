import { jest } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

test('concurrent calls share one run of the work, and a later call runs it again', async () => {
  const shared = new SingleFlight<number>();
  let done = 0;
  const work = jest.fn(() => Promise.resolve((done += 1)));
  expect(await Promise.all([shared.do('a', work), shared.do('a', work), shared.do('b', work)])).toEqual([1, 1, 2]);
  expect(await shared.do('a', work)).toBe(3);
});

test('a failure rejects all concurrent calls, and is not kept', async () => {
  const shared = new SingleFlight<number>();
  const failing = () => Promise.reject(new Error('no'));
  const answers = await Promise.allSettled([shared.do('a', failing), shared.do('a', failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.do('a', () => Promise.resolve(1))).toBe(1);
});
