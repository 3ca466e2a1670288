import { runInTasks, whileLoading } from './tasks.js';

test('input is handled between the steps', async () => {
  const done: string[] = [];
  const step = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push(`key after ${name}`));
  };
  const result = await runInTasks([step('one'), step('two')], () => Promise.resolve([...done, 'page']));
  expect(result).toEqual(['one', 'key after one', 'two', 'key after two', 'page']);
});

test('a failed step rejects the promise, and no further step is run', async () => {
  const page = jest.fn(() => Promise.resolve('page'));
  await expect(runInTasks([() => Promise.reject(new Error('lost'))], page)).rejects.toThrow('lost');
  expect(page).not.toHaveBeenCalled();
});

test('the work is done in a task of its own, before the promise resolves', async () => {
  const done: string[] = [];
  const loaded = whileLoading(Promise.resolve('page'), () => done.push('prices'));
  await Promise.resolve();
  expect(done).toEqual([]);
  await expect(loaded).resolves.toBe('page');
  expect(done).toEqual(['prices']);
});

test('a failure to load rejects the promise', async () => {
  await expect(whileLoading(Promise.reject(new Error('lost')), () => undefined)).rejects.toThrow('lost');
});
