import { documentedVariables, readVariables, variablesReadElsewhere } from './variables.ts';

/** Variables that the system's own programs set for each other, or that every program has. */
const INTERNAL = ['PATH', 'VITRINE_BUILD', 'VITRINE_LAUNCHER'];

const sorted = (names: Iterable<string>) => [...names].sort();
const documented = documentedVariables();
const read = readVariables();

test('every variable that a process reads is documented, and every documented one is read', () => {
  expect(sorted(documented)).toEqual(sorted(read));
});

test('no variable is read outside of the configuration', () => {
  const unknown = [...variablesReadElsewhere()].filter((name) => !read.has(name) && !INTERNAL.includes(name));
  expect(unknown).toEqual([]);
});
