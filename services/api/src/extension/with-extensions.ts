import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { NamedMigration } from '../database/migrations/index.js';
import type { ApiExtension } from './api-extension.js';

/** The root module of a process with extensions. */
@Module({})
export class ExtendedModule {}

/** @returns the root module with the modules of the extensions for this process */
export const withExtensions = (
  root: Type,
  process: 'api' | 'worker',
  extensions: readonly ApiExtension[],
): Type | DynamicModule =>
  extensions.length === 0
    ? root
    : { module: ExtendedModule, imports: [root, ...extensions.flatMap((extension) => extension[process] ?? [])] };

/** The migrations of extensions, each under the extension's name. */
export const migrationsOf = (extensions: readonly ApiExtension[]): NamedMigration[] =>
  extensions.flatMap(({ name, migrations = [] }) =>
    migrations.map((migration) => ({ name: `${name}/${migration.name}`, class: migration })),
  );
