import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartFailure } from './failure.ts';

/** The secrets of a local system; generated once, kept in `DATA_DIR/secrets.json` for its owner only. */
export interface Secrets {
  jwtSecret: string;
  /** `id:base64 of 32 bytes`, the first key active. */
  fieldKeys: string;
  proxySecret: string;
  databasePassword: string;
  adminEmail: string;
  adminPassword: string;
}

const KEYS = ['jwtSecret', 'fieldKeys', 'proxySecret', 'databasePassword', 'adminEmail', 'adminPassword'] as const;
const FILE = 'secrets.json';

/** Where the secrets of a data directory are. */
export const secretsFile = (dataDir: string): string => join(dataDir, FILE);

/**
 * The kept secrets, or new ones.
 * @throws StartFailure when the file cannot be read, is damaged, or cannot be written
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartFailure(`${file} cannot be read (${errorCode(error)}): it belongs to another user.`, {
      cause: error,
    });
  });
  if (text !== undefined) return parse(file, text);
  const secrets = generate();
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
  return secrets;
}

/** The secrets as the services read them. */
export const secretEnvironment = ({ jwtSecret, fieldKeys, proxySecret }: Secrets) => ({
  JWT_SECRET: jwtSecret,
  FIELD_KEYS: fieldKeys,
  PROXY_SECRET: proxySecret,
});

function parse(file: string, text: string): Secrets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isSecrets(value)) {
    throw new StartFailure(`${file} is damaged: restore it from a copy, or delete the data directory to begin anew.`);
  }
  return value;
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return KEYS.every((key) => typeof record[key] === 'string' && record[key] !== '');
}

function generate(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    fieldKeys: `k1:${randomBytes(32).toString('base64')}`,
    proxySecret: randomBytes(32).toString('base64url'),
    databasePassword: randomBytes(24).toString('base64url'),
    adminEmail: 'admin@vitrine.local',
    adminPassword: readablePassword(),
  };
}

/** Four groups of five letters and digits that are not mistaken for one another: over 95 bits. */
function readablePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(20)].map((byte) => alphabet[byte % alphabet.length]);
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-');
}
