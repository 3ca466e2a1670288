import { resolve } from 'node:path';

/** The repository's root: where a relative `DATA_DIR` begins, whatever directory the process was started in. */
const root = resolve(import.meta.dirname, '../../../..');

/** Where local state is, absolute. */
export const dataDirOf = (environment: NodeJS.ProcessEnv): string => resolve(root, environment['DATA_DIR'] || '.local');

/** Where the releases are: all that the release commands need to know. */
export function releasesDirOf(environment: NodeJS.ProcessEnv): string {
  const own = environment['RELEASES_DIR'];
  return own ? resolve(root, own) : resolve(dataDirOf(environment), 'releases');
}
