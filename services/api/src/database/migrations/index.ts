import { readdir } from 'node:fs/promises';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

/** The migrations of the folder `first` ran in this order, and their names have a day only. Later ones run in the order of the times in their names. */
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
 * The migrations among the files of a folder, in the order in which they run: those of `FIRST`, then the others by the times in their names. In the source
 * they are `.ts`, in the build `.js`.
 * @throws Error when a file is not named `Migration<YYYYMMDDhhmmss><Change>`
 */
export function migrationNames(files: readonly string[]): string[] {
  const names = files
    .filter((file) => /(?<!\.d)\.[jt]s$/.test(file) && !/^index\.|\.spec\./.test(file))
    .map((file) => file.replace(/\.[jt]s$/, ''));
  const misnamed = names.find((name) => !FIRST.includes(name) && !NAME.test(name));
  if (misnamed !== undefined)
    throw new Error(`The migration ${misnamed} is not named like Migration20261231235959AddGreeting`);
  return [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort()];
}

async function load(name: string): Promise<{ name: string; class: Constructor<Migration> }> {
  const folder = FIRST.includes(name) ? './first' : '.';
  const exported = (await import(`${folder}/${name}.js`)) as Record<string, Constructor<Migration> | undefined>;
  const found = exported[name];
  if (!found) throw new Error(`The file of the migration ${name} exports no class of that name`);
  return { name, class: found };
}

/** All migrations of the database; one that was released never changes. */
export const migrations = await Promise.all(migrationNames(await readdir(import.meta.dirname)).map(load));
