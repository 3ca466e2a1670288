import { call } from '../src/http-call.ts';
import { expect, test } from '../../src/test.ts';

const IN_FLIGHT = 20;
const ROUNDS = 25;
const SERIES = 3;
/** Below this the ratio would measure noise of the machine. */
const MIN_IDLE_MS = 30;
const LENGTH = 15_500;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const text of ['a', '/', '%', '@', '/%', 'a@']) {
  test(`a visitor is served while ${IN_FLIGHT} paths of very many ${text} are in flight`, async ({ system }) => {
    const visit = async () => {
      const began = performance.now();
      expect((await call(system.url, { method: 'GET', path: '/products' })).status).toBe(200);
      return performance.now() - began;
    };
    const path = `/api/${text.repeat(LENGTH / text.length)}`;
    const attack = () => call(system.url, { method: 'GET', path, from: '127.0.0.2' });
    /** The median time of a visit under attack, as a multiple of the median time without. */
    const slowdown = async () => {
      const calm: number[] = [];
      const attacked: number[] = [];
      // Alternating, so that other load of the machine affects both.
      for (let round = 0; round < ROUNDS; round += 1) {
        calm.push(await visit());
        const attacks = Promise.all(Array.from({ length: IN_FLIGHT }, attack));
        attacked.push(await visit());
        for (const { status } of await attacks) expect(status).toBe(404);
      }
      return median(attacked) / Math.max(median(calm), MIN_IDLE_MS);
    };
    await visit();
    const slowdowns: number[] = [];
    // Load of another program can slow one series; a path that is costly to parse slows all of them.
    while (slowdowns.length < SERIES && !slowdowns.some((times) => times < 3)) slowdowns.push(await slowdown());
    expect(Math.min(...slowdowns)).toBeLessThan(3);
  });
}
