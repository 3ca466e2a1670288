import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriter } from './batch-writer.js';

interface Order {
  id: string;
  key?: string;
}

/** A writer whose batches the test ends. */
function controlled() {
  const batches: { ids: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const writes = new BatchWriter<Order, string>({
    write: (orders) => {
      const ids = orders.map(({ id }) => id);
      return new Promise((resolve, reject) => {
        batches.push({ ids, end: () => resolve(ids.map((id) => `${id} written`)), fail: reject });
      });
    },
    keyOf: ({ key }) => key,
  });
  return { writes, batches, listIds: () => batches.map(({ ids }) => ids) };
}

const settled = () => pause(0);

describe('items that are written together', () => {
  test('an item that arrives while nothing is written is written at once', async () => {
    const { writes, batches } = controlled();
    const written = writes.add({ id: 'a' });
    batches[0]?.end();
    await expect(written).resolves.toBe('a written');
  });

  test('items that arrive while two batches are written become one batch, and each gets its own result', async () => {
    const { writes, batches, listIds } = controlled();
    const results = ['a', 'b', 'c', 'd'].map((id) => writes.add({ id }));
    expect(listIds()).toEqual([['a'], ['b']]);
    batches[0]?.end();
    await settled();
    expect(listIds()).toEqual([['a'], ['b'], ['c', 'd']]);
    for (const { end } of batches) end();
    await expect(Promise.all(results)).resolves.toEqual(['a written', 'b written', 'c written', 'd written']);
  });

  test('two items with the same key are never in one batch', async () => {
    const { writes, batches, listIds } = controlled();
    const orders = [{ id: 'a' }, { id: 'b' }, { id: 'c', key: 'k' }, { id: 'd', key: 'k' }, { id: 'e' }];
    const results = orders.map((order) => writes.add(order));
    batches[0]?.end();
    await settled();
    expect(listIds()).toEqual([['a'], ['b'], ['c', 'e']]);
    batches[1]?.end();
    await settled();
    expect(listIds()).toEqual([['a'], ['b'], ['c', 'e'], ['d']]);
    for (const { end } of batches) end();
    await Promise.all(results);
  });

  test('when a batch cannot be written, each of its items is written alone and fails alone', async () => {
    const { writes, batches, listIds } = controlled();
    const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => writes.add({ id })));
    for (const { end } of batches.slice(0, 2)) end();
    await settled();
    batches[2]?.fail(new Error('a batch'));
    await settled();
    batches[3]?.fail(new Error('c alone'));
    await settled();
    batches[4]?.end();
    expect(listIds().slice(3)).toEqual([['c'], ['d']]);
    await expect(results).resolves.toMatchObject([
      { value: 'a written' },
      { value: 'b written' },
      { reason: { message: 'c alone' } },
      { value: 'd written' },
    ]);
  });

  test('a slow statement does not delay other items', async () => {
    const { writes, batches, listIds } = controlled();
    const results = ['a', 'b', 'c'].map((id) => writes.add({ id }));
    expect(listIds()).toEqual([['a'], ['b']]);
    while (batches.length < 3) await pause(10);
    expect(listIds()).toEqual([['a'], ['b'], ['c']]);
    for (const { end } of batches) end();
    await Promise.all(results);
  });
});
