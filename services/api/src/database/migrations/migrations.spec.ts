import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames, migrations } from './index.js';

const FIRST = migrationNames([]);

test('every file of the folder is a migration that runs, in the order of the times in their names', () => {
  const files = [import.meta.dirname, join(import.meta.dirname, 'first')]
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.startsWith('Migration'));
  expect(migrations.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  expect(migrations.map(({ name }) => name)).toEqual([
    ...FIRST,
    ...migrations
      .slice(FIRST.length)
      .map(({ name }) => name)
      .sort(),
  ]);
});

test('migrations are found in the source and in the build, by the times in their names', () => {
  const built = ['Migration20270102030405Second', 'Migration20270101030405Third'];
  const others = ['index.js', 'index.d.ts', 'Migration20270101030405Third.d.ts', 'migrations.spec.ts', 'x.js.map'];
  for (const extension of ['js', 'ts']) {
    const files = [...built.map((name) => `${name}.${extension}`), ...others];
    expect(migrationNames(files)).toEqual([...FIRST, ...built.reverse()]);
    built.reverse();
  }
});

test.each(['AddColumn.ts', 'Migration20270101AddColumn.js', 'Migration20270101030405addColumn.ts'])(
  'the start fails for a file named %s, which would run in no certain order',
  (file) => expect(() => migrationNames([file])).toThrow('is not named like'),
);
