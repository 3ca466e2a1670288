import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted value is malformed, was changed, or belongs to another row. The message contains nothing of the value. */
export class UnreadableValueError extends Error {
  constructor(cause?: unknown) {
    super('An encrypted value cannot be read', { cause });
    this.name = 'UnreadableValueError';
  }
}

/** The result of `read`; `undefined` if it throws {@link UnreadableValueError}: the encryption key was removed or the value was changed. */
export function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableValueError) return undefined;
    throw error;
  }
}

/**
 * Encrypts personal data of single fields (contract: Personal data). A stored value is `keyId.base64url(nonce, ciphertext, tag)`.
 * `place` names the field and its row, e.g. `orders.customer:0198…`; it is authenticated with the value, so a value copied into another row or
 * field does not decrypt.
 */
export class FieldCipher {
  constructor(private readonly keyring: Keyring) {}

  encrypt(plain: string, place: string): string {
    const { id, encryption } = this.keyring.active;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, encryption, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${id}.${sealed.toString('base64url')}`;
  }

  /** Whether a value was written with the active key. */
  isCurrent(stored: string): boolean {
    return stored.startsWith(`${this.keyring.active.id}.`);
  }

  /**
   * Encrypts a stored value again with the active key.
   * @returns the unchanged value if it has the active key already or cannot be read
   */
  reencrypt(stored: string, place: string): string {
    if (this.isCurrent(stored)) return stored;
    try {
      return this.encrypt(this.decrypt(stored, place), place);
    } catch (error) {
      if (error instanceof UnreadableValueError) return stored;
      throw error;
    }
  }

  /** @throws UnreadableValueError if the value was changed, belongs to another place, or its key is not in the keyring */
  decrypt(stored: string, place: string): string {
    try {
      const dot = stored.indexOf('.');
      const { encryption } = this.keyring.get(stored.slice(0, dot));
      const sealed = Buffer.from(stored.slice(dot + 1), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, encryption, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
      return plain + decipher.final('utf8');
    } catch (cause) {
      throw new UnreadableValueError(cause);
    }
  }
}
