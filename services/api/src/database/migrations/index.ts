import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

/**
 * The migrations of the folder `first` ran in this order, and their names have a day only. Later ones are in the folders of the groups of domains, and run
 * in the order of the times in their names.
 */
const FIRST = [
  'Migration20261121CatalogueAndAdmins',
  'Migration20261121OrdersAndNotifications',
  'Migration20261121StoresPagesSections',
  'Migration20261121Search',
  'Migration20261121PersonalDataRights',
  'Migration20261121Contacts',
  'Migration20261121Media',
  'Migration20261121OrderListIndexes',
  'Migration20261121HeroAndInterviews',
  'Migration20261121Backups',
  'Migration20261121EnglishSpecifications',
];
const NAME = /^Migration\d{14}[A-Z]\w*$/;

/**
 * The migrations among the files of this folder and those below it, without their extension, in the order in which they run: those of `FIRST`, then the
 * others by the times in their names. In the source they are `.ts`, in the build `.js`.
 * @param files paths relative to this folder
 * @throws Error when a file is not named `Migration<YYYYMMDDhhmmss><Change>`
 */
export function migrationPaths(files: readonly string[]): string[] {
  const paths = files
    .filter((file) => /(?<!\.d)\.[jt]s$/.test(file) && !/^index\.|\.spec\./.test(file))
    .map((file) => file.replace(/\.[jt]s$/, ''));
  const misnamed = paths.find((path) => !FIRST.includes(basename(path)) && !NAME.test(basename(path)));
  if (misnamed !== undefined)
    throw new Error(`The migration ${misnamed} is not named like Migration20261231235959AddGreeting`);
  return paths.sort((one, other) => compareNames(basename(one), basename(other)));
}

function compareNames(one: string, other: string): number {
  const [first, second] = [FIRST.indexOf(one), FIRST.indexOf(other)];
  if (first >= 0 && second >= 0) return first - second;
  if (first >= 0 || second >= 0) return first >= 0 ? -1 : 1;
  return one < other ? -1 : 1;
}

/** A migration under the name by which the database remembers that it ran. */
export interface NamedMigration {
  name: string;
  class: Constructor<Migration>;
}

async function load(path: string): Promise<NamedMigration> {
  const name = basename(path);
  const exported = (await import(`./${path}.js`)) as Record<string, Constructor<Migration> | undefined>;
  const found = exported[name];
  if (!found) throw new Error(`The file of the migration ${name} exports no class of that name`);
  return { name, class: found };
}

/** All migrations of the database; one that was released never changes. */
export const migrations = await Promise.all(
  migrationPaths(await readdir(import.meta.dirname, { recursive: true })).map(load),
);
