import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkspaces } from '../build/workspaces.ts';
import { toCommand, findNamedTests, neededBuilds } from './named-tests.ts';

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const workspace = (directory: string, name: string, scripts: object, dependencies: object = {}) =>
  write(`${directory}/package.json`, JSON.stringify({ name, scripts, dependencies }));
const find = (...names: string[]) => {
  const all = readWorkspaces(root);
  const tests = findNamedTests(root, all, names);
  return {
    files: tests.flatMap(({ kind, files }) => files.map((file) => `${kind} ${file.slice(root.length + 1)}`)),
    commands: tests.map((test) => toCommand(test).replaceAll(root, '')),
    builds: neededBuilds(tests, all).map(({ name }) => name),
  };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-named-'));
  write('package.json', JSON.stringify({ workspaces: ['contracts/*', 'services/*', 'e2e'] }));
  workspace('contracts/rules', '@x/rules', { 'test:unit': 'jest' });
  const jest = { 'test:unit': 'jest --selectProjects unit', 'test:integration': 'jest --selectProjects integration' };
  workspace('services/api', '@x/api', jest, { '@x/rules': '1.0.0' });
  workspace('e2e', '@vitrine/e2e', { e2e: 'playwright test' });
  write('contracts/rules/src/order.spec.ts');
  write('services/api/src/orders/price.spec.ts');
  write('services/api/src/orders/price.int.spec.ts');
  write('services/api/src/stores/store.spec.ts');
  write('services/api/test/faults/orders.system.spec.ts');
  write('e2e/tests/order.spec.ts');
  write('e2e/abuse/tests/order.spec.ts');
  write('e2e/pictures/tests/order.spec.ts');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a name finds unit, integration and browser tests in this order, and none that have a command of their own', () => {
  expect(find('order').files).toEqual([
    'unit contracts/rules/src/order.spec.ts',
    'unit services/api/src/orders/price.spec.ts',
    'integration services/api/src/orders/price.int.spec.ts',
    'browser e2e/tests/order.spec.ts',
  ]);
});

test('several names find the files of each, in whatever case, and a path is a name, too', () => {
  expect(find('STORE', 'rules/src').files).toEqual([
    'unit contracts/rules/src/order.spec.ts',
    'unit services/api/src/stores/store.spec.ts',
  ]);
  expect(find('nothing')).toEqual({ files: [], commands: [], builds: [] });
});

test('each kind runs with the runner of its workspace', () => {
  expect(find('price', 'e2e/tests/order').commands).toEqual([
    "jest --selectProjects unit --runTestsByPath '/services/api/src/orders/price.spec.ts'",
    "jest --selectProjects integration --runTestsByPath '/services/api/src/orders/price.int.spec.ts'",
    "playwright test --no-deps '/e2e/tests/order.spec.ts'",
  ]);
});

test('unit tests need what they import built, integration tests their own workspace as well, browser tests all', () => {
  expect(find('price.spec').builds).toEqual(['@x/rules']);
  expect(find('price.int').builds).toEqual(['@x/api', '@x/rules']);
  expect(find('e2e/tests/order').builds).toEqual(['@x/rules', '@x/api', '@vitrine/e2e']);
});
