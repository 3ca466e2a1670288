import { CallBatch } from './call-batch.js';

test('calls of one turn are one batch, and each gets its own result', async () => {
  const batches: number[][] = [];
  const doubling = new CallBatch<number, number>(async (items) => {
    batches.push([...items]);
    return Promise.resolve(items.map((item) => item * 2));
  });
  expect(await Promise.all([1, 2, 3].map((item) => doubling.add(item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what comes while a batch runs is the next one', async () => {
  const batches: string[][] = [];
  let later: Promise<string> | undefined;
  const echo = new CallBatch<string, string>(async (items) => {
    batches.push([...items]);
    later ??= echo.add('later');
    return Promise.resolve(items);
  });
  expect(await echo.add('first')).toBe('first');
  expect(await later).toBe('later');
  expect(batches).toEqual([['first'], ['later']]);
});

test('a batch that fails fails for each of its calls, and not for those after it', async () => {
  let fails = true;
  const work = new CallBatch<string, string>(async (items) =>
    fails ? Promise.reject(new Error('The database is unreachable')) : Promise.resolve(items),
  );
  const failed = await Promise.allSettled([work.add('a'), work.add('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await work.add('c')).toBe('c');
});
