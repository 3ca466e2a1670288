import { CallBatch } from './call-batch.js';

const TIMEOUT_MS = 60_000;
const SHORT_TIMEOUT_MS = 20;

test('calls of one turn are one batch, and each gets its own result', async () => {
  const batches: number[][] = [];
  const doubling = new CallBatch<number, number>(async (items) => {
    batches.push([...items]);
    return Promise.resolve(items.map((item) => item * 2));
  }, TIMEOUT_MS);
  expect(await Promise.all([1, 2, 3].map((item) => doubling.add(item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('calls that are added while a batch runs are the next one', async () => {
  const batches: string[][] = [];
  let later: Promise<string> | undefined;
  const echo = new CallBatch<string, string>(async (items) => {
    batches.push([...items]);
    later ??= echo.add('later');
    return Promise.resolve(items);
  }, TIMEOUT_MS);
  expect(await echo.add('first')).toBe('first');
  expect(await later).toBe('later');
  expect(batches).toEqual([['first'], ['later']]);
});

test('a failed batch rejects each of its calls, and none after them', async () => {
  let fails = true;
  const work = new CallBatch<string, string>(
    async (items) => (fails ? Promise.reject(new Error('The database is unreachable')) : Promise.resolve(items)),
    TIMEOUT_MS,
  );
  const failed = await Promise.allSettled([work.add('a'), work.add('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await work.add('c')).toBe('c');
});

test('a batch that hangs fails at its timeout, and those after it go on', async () => {
  let hangs = true;
  let begun: () => void;
  const running = new Promise<void>((resolve) => (begun = resolve));
  const work = new CallBatch<string, string>((items) => {
    begun();
    return hangs ? new Promise(() => undefined) : Promise.resolve(items);
  }, SHORT_TIMEOUT_MS);
  const refused = expect(work.add('a')).rejects.toThrow('timed out');
  await running;
  hangs = false;
  const second = work.add('b');
  await refused;
  expect(await second).toBe('b');
});
