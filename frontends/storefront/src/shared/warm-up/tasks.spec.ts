import { runInTasks, whileLoading } from './tasks.js';

test('what is typed or tapped comes in between the steps', async () => {
  const done: string[] = [];
  const step = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push(`key after ${name}`));
  };
  const result = await runInTasks([step('one'), step('two')], () => Promise.resolve([...done, 'page']));
  expect(result).toEqual(['one', 'key after one', 'two', 'key after two', 'page']);
});

test('a step that fails is reported to whoever asked, and ends it', async () => {
  const page = jest.fn(() => Promise.resolve('page'));
  await expect(runInTasks([() => Promise.reject(new Error('lost'))], page)).rejects.toThrow('lost');
  expect(page).not.toHaveBeenCalled();
});

test('what is done while something loads is done in a task of its own, and before that is there', async () => {
  const done: string[] = [];
  const loaded = whileLoading(Promise.resolve('page'), () => done.push('prices'));
  await Promise.resolve();
  expect(done).toEqual([]);
  await expect(loaded).resolves.toBe('page');
  expect(done).toEqual(['prices']);
});

test('what cannot be loaded is reported to whoever asked', async () => {
  await expect(whileLoading(Promise.reject(new Error('lost')), () => undefined)).rejects.toThrow('lost');
});
