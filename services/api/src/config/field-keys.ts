import { ConfigurationError } from '@vitrine/kit';

/** Keys of the personal-data encryption: new values are encrypted with `active`, existing ones decrypted with the key whose id they hold. */
export interface FieldKeys {
  active: string;
  keys: ReadonlyMap<string, Buffer>;
}

/**
 * Parses `id:base64of32bytes[,id2:…]`, whose form has been checked; the first key is the active one.
 * @throws ConfigurationError when two keys have the same id
 */
export function parseFieldKeys(text: string): FieldKeys {
  const entries = text.split(',').map((entry) => entry.trim().split(':', 2));
  const keys = new Map(entries.map(([id = '', encoded = '']) => [id, Buffer.from(encoded, 'base64')]));
  if (keys.size < entries.length) throw new ConfigurationError('FIELD_KEYS', 'names a key twice');
  return { active: entries[0]?.[0] ?? '', keys };
}

/** 32 random bytes have about 30 different values; fewer than this are practically impossible. */
const MIN_BYTES = 20;

/** True for a key that is not random: readable text, an arithmetic sequence, or few different bytes. */
export function isSampleKey(key: Buffer): boolean {
  const readable = key.every((byte) => byte >= 0x20 && byte <= 0x7e);
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)));
  return readable || steps.size === 1 || new Set(key).size < MIN_BYTES;
}
