import { resolve } from 'node:path';
import type { Environment } from '@vitrine/kit';

/** The repository's root. A relative `DATA_DIR` is resolved against it, whatever the working directory. */
const root = resolve(import.meta.dirname, '../../../..');

/** Absolute path of the local state. */
export const getDataDir = (environment: Environment): string => resolve(root, environment['DATA_DIR'] || '.local');

/** Absolute path of the releases; the release commands need no other configuration. */
export function getReleasesDir(environment: Environment): string {
  const own = environment['RELEASES_DIR'];
  return own ? resolve(root, own) : resolve(getDataDir(environment), 'releases');
}
