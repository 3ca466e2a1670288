import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

/**
 * The migrations of the folder `first`, in their order, because their names have only a day. Later ones are in the folders of the groups of domains,
 * and run in the order of the times in their names.
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
 * The paths of the migrations in this folder and below it, without extension (`.ts` in the source, `.js` in the build), in the order in which they
 * run: those of `FIRST`, then the others by the times in their names.
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

/** A migration with the name under which the database records that it ran. */
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

/** All migrations of the database; a released migration never changes. */
export const migrations = await Promise.all(
  migrationPaths(await readdir(import.meta.dirname, { recursive: true })).map(load),
);
