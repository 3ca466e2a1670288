import { resolve } from 'node:path';
import type { Environment } from '@vitrine/kit';

/** The repository's root: where a relative `DATA_DIR` begins, whatever directory the process was started in. */
const root = resolve(import.meta.dirname, '../../../..');

/** Where local state is, absolute. */
export const getDataDir = (environment: Environment): string => resolve(root, environment['DATA_DIR'] || '.local');

/** Where the releases are: all that the release commands need to know. */
export function getReleasesDir(environment: Environment): string {
  const own = environment['RELEASES_DIR'];
  return own ? resolve(root, own) : resolve(getDataDir(environment), 'releases');
}
