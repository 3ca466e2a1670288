import { lifetimeOf } from '../public-read-cache/answer-end.js';
import { listShown } from './shown-rows.js';

const rows = [
  { name: 'shown', appearsIn: null },
  { name: 'later', appearsIn: 5000 },
  { name: 'soon', appearsIn: 200.5 },
];
const names = (given: typeof rows) => listShown(given, ({ name }) => name);

test('scheduled rows are left out, and the answer expires when the next one appears', () => {
  expect(names(rows)).toEqual(['shown']);
  expect(lifetimeOf(names(rows))).toBe(200.5);
});

test('without scheduled rows an answer expires only with a write', () => {
  expect(lifetimeOf(names(rows.slice(0, 1)))).toBe(Infinity);
});
