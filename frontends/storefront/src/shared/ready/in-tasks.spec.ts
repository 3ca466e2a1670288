import { inTasks } from './in-tasks.js';

test('what is typed or tapped comes in between the steps', async () => {
  const done: string[] = [];
  const step = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push(`key after ${name}`));
  };
  const result = await inTasks([step('one'), step('two')], () => Promise.resolve([...done, 'page']));
  expect(result).toEqual(['one', 'key after one', 'two', 'key after two', 'page']);
});

test('a step that fails is told to whoever asked', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  await expect(inTasks([lost], () => Promise.resolve('page'))).rejects.toThrow('lost');
});
