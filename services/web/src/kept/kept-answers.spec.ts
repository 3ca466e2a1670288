import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { EncodedAnswer } from '@vitrine/kit';
import type { Change } from '../changes/table-changes.js';
import { KeptAnswers, type MadeAnswer, NotToKeep } from './kept-answers.js';

const LONG_AGO: Change = { ordinal: 0, reportedAt: -Infinity, after: -Infinity };

let changes: { current: boolean; ordinal: number; latest: Map<string, Change> };
let kept: KeptAnswers;

beforeEach(() => {
  changes = { current: true, ordinal: 0, latest: new Map() };
  kept = new KeptAnswers(
    {
      isCurrent: () => changes.current,
      get ordinal() {
        return changes.ordinal;
      },
      latestOf: (tables) =>
        tables
          .map((table) => changes.latest.get(table) ?? LONG_AGO)
          .reduce((one, other) => (other.ordinal > one.ordinal ? other : one), LONG_AGO),
    },
    { maxEntries: 100, maxBytes: 10_000 },
  );
});

/** @param ago milliseconds since the report; @param within milliseconds before the report within which the write was committed */
function change(table: string, { ago = 0, within = 0 } = {}): void {
  changes.ordinal += 1;
  const reportedAt = performance.now() - ago;
  changes.latest.set(table, { ordinal: changes.ordinal, reportedAt, after: reportedAt - within });
}

const made = (more: Partial<MadeAnswer> = {}): MadeAnswer => ({
  status: 200,
  answer: new EncodedAnswer(Buffer.from('text'), { type: 'text/plain', headers: [] }),
  tables: ['products'],
  lifetime: Infinity,
  ...more,
});

const make = async (more?: Partial<MadeAnswer>) => (await kept.get('a', () => Promise.resolve(made(more)))).answer;

test('an answer is cached until a table it shows is written to', async () => {
  const answer = await make();
  change('stores');
  expect(kept.find('a')).toBe(answer);
  change('products');
  expect(kept.find('a')).toBeUndefined();
});

test('no cached answer is used while a write may have been missed', async () => {
  const answer = await make();
  changes.current = false;
  expect(kept.find('a')).toBeUndefined();
  changes.current = true;
  expect(kept.find('a')).toBe(answer);
});

test('an answer whose tables are not known is not cached', async () => {
  await make({ tables: undefined });
  expect(kept.find('a')).toBeUndefined();
});

test('an answer expires at its time without a write', async () => {
  await make({ lifetime: 40 });
  expect(kept.find('a')).toBeDefined();
  await pause(50);
  expect(kept.find('a')).toBeUndefined();
});

test('an answer that was read before a write is sent, but not cached', async () => {
  const { answer } = await kept.get('a', () => {
    change('products', { ago: 2000 });
    return Promise.resolve(made());
  });
  expect(answer).toBeDefined();
  expect(kept.find('a')).toBeUndefined();
});

test('an answer read right after a write expires a second after its commit, as the API may be behind', async () => {
  change('products', { ago: 880, within: 0 });
  await make();
  expect(kept.find('a')).toBeDefined();
  await pause(30);
  expect(kept.find('a')).toBeUndefined();
  await make();
  await pause(30);
  expect(kept.find('a')).toBeDefined();
});

test('an answer read right after the late report of an old write is not cached', async () => {
  change('products', { ago: 10, within: 1000 });
  await make();
  expect(kept.find('a')).toBeUndefined();
});

test('an answer is made once for concurrent requests', async () => {
  const times: number[] = [];
  const slow = async () => {
    times.push(performance.now());
    await pause(10);
    return made();
  };
  const [one, other] = await Promise.all([kept.get('a', slow), kept.get('a', slow)]);
  expect(one.answer).toBe(other.answer);
  expect(times).toHaveLength(1);
});

test('a request after a write does not get an answer that was begun before it', async () => {
  const [before, after] = await Promise.all([
    kept.get('a', async () => {
      await pause(20);
      return made();
    }),
    (async () => {
      change('products', { ago: 2000 });
      return kept.get('a', () => Promise.resolve(made()));
    })(),
  ]);
  expect(after.answer).not.toBe(before.answer);
  expect(kept.find('a')).toBe(after.answer);
});

describe.each([
  ['an error', () => Promise.reject(new Error('broken'))],
  ['a 503', () => Promise.resolve(made({ status: 503, tables: undefined }))],
])('when a new answer cannot be made (%s)', (_name, fail) => {
  test('the last cached answer is sent, marked as stale', async () => {
    const answer = await make();
    change('products');
    const more = ['Age', '1', 'Warning', '110 - "Response is Stale"'];
    expect(await kept.get('a', fail)).toEqual({ status: 200, answer, more });
  });

  test('there is no new attempt for a second', async () => {
    const answer = await make();
    change('products', { ago: 2000 });
    await kept.get('a', fail);
    expect(await make()).toBe(answer);
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now + 1001);
    expect(await make()).not.toBe(answer);
    later.mockRestore();
  });

  test('no answer is sent that was last valid more than an hour ago', async () => {
    const answer = await make();
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now + 61 * 60_000);
    const sent = await kept.get('a', fail).catch(() => undefined);
    later.mockRestore();
    expect(sent?.answer).not.toBe(answer);
  });
});

test('a cached answer is not sent after a 404', async () => {
  await make();
  change('products');
  await expect(kept.get('a', () => Promise.reject(new NotToKeep('a 404')))).rejects.toThrow('a 404');
});

test('after a failure the answer is made again', async () => {
  await expect(kept.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await make();
  expect(kept.find('a')).toBeDefined();
});

test('all encodings of an answer count towards its size', async () => {
  const get = (key: string, text: string) =>
    kept.get(key, (onGrowth) =>
      Promise.resolve(
        made({ answer: new EncodedAnswer(Buffer.from(text), { type: 'text/plain', headers: [] }, onGrowth) }),
      ),
    );
  const random = Array.from({ length: 4500 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
  await get('first', random);
  const { answer } = await get('second', random);
  await answer.as('gzip');
  expect(kept.find('second')).toBe(answer);
  expect(kept.find('first')).toBeUndefined();
});
