import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { FieldKeys } from '../../config/field-keys.js';

/**
 * One key of the keyring, split into independent keys so that no key serves two purposes. They are imported once, because `node:crypto` imports
 * a key that is passed as bytes at every call.
 */
export interface KeySet {
  id: string;
  /** 32 bytes for AES-256-GCM. */
  encryption: KeyObject;
  /** 32 bytes for keyed hashes of whole values. */
  hashing: KeyObject;
  /** 32 bytes for the tokens of word beginnings of orders. */
  searching: KeyObject;
  /** 32 bytes for the tokens of word beginnings of one field of another table, e.g. `contacts.email`. */
  searchingIn: (field: string) => KeyObject;
}

/**
 * The keys of `FIELD_KEYS`. New values are written with the active key; values and hashes of the other keys stay readable, so that a key can
 * be replaced while the system runs.
 */
export class Keyring {
  readonly active: KeySet;
  /** All keys, the active one first. */
  readonly all: readonly KeySet[];
  private readonly byId = new Map<string, KeySet>();

  constructor(fieldKeys: FieldKeys) {
    for (const [id, key] of fieldKeys.keys) {
      this.byId.set(id, {
        id,
        encryption: derive(key, 'encryption'),
        hashing: derive(key, 'hashing'),
        searching: derive(key, 'searching'),
        searchingIn: memoized((field) => derive(key, `searching:${field}`)),
      });
    }
    this.active = this.get(fieldKeys.active);
    this.all = [this.active, ...[...this.byId.values()].filter((keys) => keys !== this.active)];
  }

  /** @throws Error naming the id when the keyring has no such key */
  get(id: string): KeySet {
    const keys = this.byId.get(id);
    if (!keys) throw new Error(`FIELD_KEYS has no key "${id}"`);
    return keys;
  }
}

const derive = (key: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `vitrine:personal-data:${purpose}`, 32)));

function memoized(make: (name: string) => KeyObject): (name: string) => KeyObject {
  const made = new Map<string, KeyObject>();
  return (name) => {
    const key = made.get(name) ?? make(name);
    made.set(name, key);
    return key;
  };
}
