import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, type Environment, EnvironmentReader, forms } from '@vitrine/kit';
import { localKey, readIfThere } from '../releases/local-key.js';
import { getDataDir } from './directories.js';

/** The Ed25519 keys by which releases are signed and verified; `web` serves only signed releases. */
export interface ReleaseKeys {
  /**
   * Signs releases: `RELEASE_PRIVATE_KEY`, the file `RELEASE_PRIVATE_KEY_FILE`, or outside production `DATA_DIR/release-key.pem`, which is created if
   * it is missing.
   * @throws ConfigurationError without a private key, or with one that does not belong to `RELEASE_PUBLIC_KEY`
   */
  privateKey: () => Promise<KeyObject>;
  /** The keys by which releases are verified. Read each time, because the first release creates the local key; empty before that. */
  publicKeys: () => Promise<KeyObject[]>;
}

/** @throws ConfigurationError for anything else than Ed25519 keys */
const parsePublicKeys = (environment: Environment): KeyObject[] =>
  new EnvironmentReader(environment)
    .list('RELEASE_PUBLIC_KEY')
    .map((key) => forms.toPublicKey(key))
    .filter((key) => key !== undefined);

/** @param name name of the variable or file that has the key */
function parsePrivateKey(text: string, name: string): KeyObject {
  const key = forms.toPrivateKey(text);
  if (!key) throw new ConfigurationError(name, `must ${forms.PRIVATE_KEY.must}`);
  return key;
}

const isSame = (key: KeyObject) => (other: KeyObject) => key.equals(other);

/** The keys of the environment; an empty variable counts as unset. */
export function readReleaseKeys(environment: Environment): ReleaseKeys {
  const localFile = join(getDataDir(environment), 'release-key.pem');
  const trusted = () => parsePublicKeys(environment);

  async function given(): Promise<KeyObject | undefined> {
    const text = environment['RELEASE_PRIVATE_KEY'];
    if (text) return parsePrivateKey(text, 'RELEASE_PRIVATE_KEY');
    const file = environment['RELEASE_PRIVATE_KEY_FILE'];
    if (!file) return undefined;
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new ConfigurationError('RELEASE_PRIVATE_KEY_FILE', `cannot be read (${error.code})`, { cause: error });
    });
    return parsePrivateKey(content, 'RELEASE_PRIVATE_KEY_FILE');
  }

  return {
    async privateKey() {
      const named = await given();
      if (!named && environment['NODE_ENV'] === 'production')
        throw new ConfigurationError(
          'RELEASE_PRIVATE_KEY or RELEASE_PRIVATE_KEY_FILE',
          'is required in production to sign a release',
        );
      const key = named ?? parsePrivateKey(await localKey(localFile), localFile);
      const known = trusted();
      if (known.length > 0 && !known.some(isSame(createPublicKey(key))))
        throw new ConfigurationError(
          'The private key of the releases',
          'belongs to none of RELEASE_PUBLIC_KEY: web would refuse it',
        );
      return key;
    },
    async publicKeys() {
      const known = trusted();
      if (known.length > 0) return known;
      const named = await given();
      if (named) return [createPublicKey(named)];
      const kept = environment['NODE_ENV'] === 'production' ? undefined : await readIfThere(localFile);
      return kept === undefined ? [] : [createPublicKey(parsePrivateKey(kept, localFile))];
    },
  };
}
