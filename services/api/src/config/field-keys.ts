import { ConfigurationError } from '@vitrine/kit';

/** Keys of the personal-data encryption: new values are written with `active`, old ones read with the key they name. */
export interface FieldKeys {
  active: string;
  keys: ReadonlyMap<string, Buffer>;
}

/**
 * Parses `id:base64of32bytes[,id2:…]`; the first key is the active one.
 * @throws ConfigurationError naming the variable
 */
export function parseFieldKeys(variable: string, text: string): FieldKeys {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const match = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry.trim());
    const [, id, encoded] = match ?? [];
    if (id === undefined || encoded === undefined) {
      throw new ConfigurationError(variable, 'must be a list of id:base64 of 32 bytes, separated by commas');
    }
    if (keys.has(id)) throw new ConfigurationError(variable, `names the key "${id}" twice`);
    keys.set(id, Buffer.from(encoded, 'base64'));
  }
  const [active] = keys.keys();
  if (active === undefined) throw new ConfigurationError(variable, 'must hold at least one key');
  return { active, keys };
}

/** So few different bytes nobody draws; 32 random ones hold about 30. */
const FEWEST_BYTES = 20;

/** True for a key that somebody typed to have one: readable text, a sequence, or a few bytes again and again. */
export function isSampleKey(key: Buffer): boolean {
  const readable = key.every((byte) => byte >= 0x20 && byte <= 0x7e);
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)));
  return readable || steps.size === 1 || new Set(key).size < FEWEST_BYTES;
}
