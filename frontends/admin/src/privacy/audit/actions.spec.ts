import { ACTION_LABELS, ACTION_NAMES, actionLabel } from './actions.js';

const firstWord = (action: string): string => action.split('.', 1)[0] ?? '';

it('has a filter for every action that the log names', () => {
  const without = Object.keys(ACTION_LABELS).filter((action) => !Object.hasOwn(ACTION_NAMES, firstWord(action)));
  expect(without).toEqual([]);
});

it('names changes of what staff edit by their verb', () => {
  expect(actionLabel('store.update')).toBe('Changed: store');
  expect(actionLabel('unknown.action')).toBe('unknown.action');
});
