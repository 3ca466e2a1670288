import { createCipheriv, createHash, createHmac, type KeyObject } from 'node:crypto';
import type { KeySet, Keyring } from './keyring.js';
import { wordBeginnings } from './words.js';

const BLOCK_BYTES = 16;
const HASHED = 0xff;

/**
 * Makes encrypted texts searchable and countable without storing them: keyed hashes of their word beginnings and of whole values.
 * Hashes are written with the active key and looked up under every key of the keyring.
 */
export class BlindIndex {
  constructor(private readonly keyring: Keyring) {}

  /** Tokens to store for a row, as decimal texts of signed 64-bit numbers (`bigint` in PostgreSQL), each once. */
  tokens(texts: Iterable<string>): string[] {
    return listTokens(this.keyring.active.searching, [...wordBeginnings(texts)]);
  }

  /** The tokens of a row under every key of the keyring. */
  tokensUnderAllKeys(texts: Iterable<string>): string[] {
    const beginnings = [...wordBeginnings(texts)];
    return this.keyring.all.flatMap(({ searching }) => listTokens(searching, beginnings));
  }

  /** The tokens that find rows with a word that begins with `word` (from `searchWords`): one for each key. */
  tokensToFind(word: string): string[] {
    return this.keyring.all.flatMap(({ searching }) => listTokens(searching, [word]));
  }

  /**
   * Tokens to store for a row whose fields have their own keys, so that equal words of different fields and tables have unrelated tokens.
   * @param fields texts by field, e.g. `contacts.email`
   */
  fieldTokens(fields: Readonly<Record<string, string>>): string[] {
    return Object.entries(fields).flatMap(([field, text]) =>
      listTokens(this.keyring.active.searchingIn(field), [...wordBeginnings([text])]),
    );
  }

  /** The tokens that find rows with such a word in one of the fields; also rows that were stored before fields had their own keys. */
  fieldTokensToFind(fields: readonly string[], word: string): string[] {
    const own = this.keyring.all.flatMap((keys) =>
      fields.flatMap((field) => listTokens(keys.searchingIn(field), [word])),
    );
    return [...own, ...this.tokensToFind(word)];
  }

  /** Keyed hash of a whole value in 64 bits, as decimal text; for searches whose hits are checked afterwards. */
  valueToken(value: string, purpose: string): string {
    return toToken(this.hash(value, purpose));
  }

  /** The tokens that find a value that was written with any key. */
  valueTokensToFind(value: string, purpose: string): string[] {
    return this.hashesToFind(value, purpose).map(toToken);
  }

  /** Hash of a whole value for equality, 32 bytes; `purpose` keeps hashes of different columns unrelated. */
  hash(value: string, purpose: string): Buffer {
    return getHash(this.keyring.active, value, purpose);
  }

  /** The hashes that find a value that was written with any key. */
  hashesToFind(value: string, purpose: string): Buffer[] {
    return this.keyring.all.map((keys) => getHash(keys, value, purpose));
  }
}

/**
 * A token is half of the AES-256 block of its word beginning: AES of distinct single blocks is a keyed pseudo-random function, and one
 * cipher call for the fifty beginnings of an order takes 20 µs, fifty HMACs 600 µs. ECB is safe here, because all blocks are different.
 * With 64 bits and ten million different beginnings, a searched word collides with another one with a probability of one in two million.
 */
function listTokens(key: KeyObject, beginnings: readonly string[]): string[] {
  if (beginnings.length === 0) return [];
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const blocks = cipher.update(Buffer.concat(beginnings.map(getBlock)));
  return beginnings.map((_, index) => blocks.readBigInt64BE(index * BLOCK_BYTES).toString());
}

/** A different block for each text: the text itself with its length in the last byte, or its digest with {@link HASHED} there. */
function getBlock(text: string): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  const bytes = Buffer.byteLength(text);
  if (bytes < BLOCK_BYTES) {
    block.write(text);
    block[BLOCK_BYTES - 1] = bytes;
  } else {
    createHash('sha256')
      .update(text)
      .digest()
      .copy(block, 0, 0, BLOCK_BYTES - 1);
    block[BLOCK_BYTES - 1] = HASHED;
  }
  return block;
}

const toToken = (hash: Buffer): string => hash.readBigInt64BE().toString();

const getHash = ({ hashing }: KeySet, value: string, purpose: string): Buffer =>
  createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest();
