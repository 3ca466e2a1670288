import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localKey, readIfThere } from '../releases/local-key.js';
import { ConfigError } from './config-error.js';
import { dataDirOf } from './directories.js';

const publicKeySentence = 'RELEASE_PUBLIC_KEY must be a list of Ed25519 public keys (base64 of the SPKI DER form)';

/** The Ed25519 keys of the releases: who makes them signs, and `web` takes only what is signed. */
export interface ReleaseKeys {
  /**
   * Signs releases: `RELEASE_PRIVATE_KEY`, the file `RELEASE_PRIVATE_KEY_FILE`, or outside production `DATA_DIR/release-key.pem`, which
   * is made where it is missing.
   * @throws ConfigError where there is none, or none that `RELEASE_PUBLIC_KEY` names
   */
  privateKey: () => Promise<KeyObject>;
  /** By which releases are trusted; read each time, because the first release makes the local one. Empty before that. */
  publicKeys: () => Promise<KeyObject[]>;
}

function ed25519<T extends KeyObject>(make: () => T, sentence: string): T {
  try {
    const key = make();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // told below, without the key
  }
  throw new ConfigError(sentence);
}

/** @throws ConfigError for anything else than Ed25519 keys */
export const parsePublicKeys = (text: string): KeyObject[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) =>
      ed25519(
        () => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
        publicKeySentence,
      ),
    );

function parsePrivateKey(text: string, name: string): KeyObject {
  const pem = text.includes('-----BEGIN');
  return ed25519(
    () => createPrivateKey(pem ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
    `${name} must be an Ed25519 private key (PEM, or base64 of the PKCS #8 DER form)`,
  );
}

const isSame = (key: KeyObject) => (other: KeyObject) => key.equals(other);

/** The keys that the environment names; an empty variable counts as unset. */
export function releaseKeysOf(environment: NodeJS.ProcessEnv): ReleaseKeys {
  const localFile = join(dataDirOf(environment), 'release-key.pem');
  const trusted = () => parsePublicKeys(environment['RELEASE_PUBLIC_KEY'] ?? '');

  async function given(): Promise<KeyObject | undefined> {
    const text = environment['RELEASE_PRIVATE_KEY'];
    if (text) return parsePrivateKey(text, 'RELEASE_PRIVATE_KEY');
    const file = environment['RELEASE_PRIVATE_KEY_FILE'];
    if (!file) return undefined;
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`RELEASE_PRIVATE_KEY_FILE cannot be read (${error.code})`, { cause: error });
    });
    return parsePrivateKey(content, 'RELEASE_PRIVATE_KEY_FILE');
  }

  return {
    async privateKey() {
      const named = await given();
      if (!named && environment['NODE_ENV'] === 'production')
        throw new ConfigError(
          'RELEASE_PRIVATE_KEY or RELEASE_PRIVATE_KEY_FILE is required in production to sign a release',
        );
      const key = named ?? parsePrivateKey(await localKey(localFile), localFile);
      const known = trusted();
      if (known.length > 0 && !known.some(isSame(createPublicKey(key))))
        throw new ConfigError(
          'The private key of the releases belongs to none of RELEASE_PUBLIC_KEY: web would refuse it',
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
