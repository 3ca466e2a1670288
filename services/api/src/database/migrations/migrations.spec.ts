import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { migrationPaths, migrations } from './index.js';

const FOLDERS = ['catalogue', 'content', 'first', 'people', 'platform', 'requests', 'resource', 'files', 'integration'];
const FIRST_OF_ALL = 'Migration20261121CatalogueAndAdmins';

test('all migrations below the folder run, in the order of the times in their names', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file))
    .filter((file) => file.startsWith('Migration'));
  expect(migrations.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  const names = migrations.map(({ name }) => name);
  const later = names.filter((name) => /^Migration\d{14}/.test(name));
  expect(names[0]).toBe(FIRST_OF_ALL);
  expect(names.slice(-later.length)).toEqual(later.sort());
});

test('migrations are in the folders of the groups of domains', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(FOLDERS).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});

test('migrations are found in the source and in the build, in the order of the times in their names', () => {
  const others = ['index.js', 'index.d.ts', 'a/Migration20270101030405Third.d.ts', 'migrations.spec.ts', 'x.js.map'];
  for (const extension of ['js', 'ts']) {
    const files = ['a/Migration20270102030405Second', 'b/Migration20270101030405Third', `first/${FIRST_OF_ALL}`];
    expect(migrationPaths([...files.map((file) => `${file}.${extension}`), ...others])).toEqual(files.reverse());
  }
});

test.each(['AddColumn.ts', 'a/Migration20270101AddColumn.js', 'Migration20270101030405addColumn.ts'])(
  'a file named %s is refused, because its order would be undefined',
  (file) => expect(() => migrationPaths([file])).toThrow('is not named like'),
);
