import { createProviderDecorator } from '../create-provider-decorator.js';
import type { Queryable } from '../../database/database.js';

/** A table with encrypted columns, for the rotation of keys. */
export interface EncryptedTable {
  readonly table: string;
  /** The column of the primary key, a UUID. */
  readonly key: string;
  /** Every encrypted column; the comment of each begins with `encrypted`. */
  readonly columns: readonly string[];
  /**
   * Encrypts rows again with the active key, with their hashes and search tokens. Runs in a transaction and first locks the rows, in the order
   * of their keys, so that no concurrent change is lost. Values that cannot be read are not changed.
   * @returns how many rows were written
   */
  reencrypt: (connection: Queryable, keys: readonly string[]) => Promise<number>;
}

/** One record of a person's data in the export; JSON. */
export type PersonalRecord = Readonly<Record<string, unknown>>;

/**
 * The personal data that a domain keeps, found by e-mail address in any spelling. A provider of the domain's module in the API, marked with
 * {@link HoldsPersonalData}. Every table with an encrypted column needs one, or a {@link SecretsHolder}: a test fails otherwise.
 */
export interface PersonalDataHolder {
  /** Unique; names this holder's part of the export and its count in the erasure, e.g. `orders`. */
  readonly kind: string;
  readonly tables: readonly EncryptedTable[];
  /** Every e-mail address with stored data; an address may occur several times. */
  addresses: () => AsyncIterable<string>;
  /** All data about the address, decrypted. */
  export: (email: string) => Promise<readonly PersonalRecord[]>;
  /** Prepares an erasure, outside of its transaction. */
  prepare?: () => Promise<void>;
  /**
   * Erases all data about the address, in a transaction that all holders share and only on its connection. Repeats have the same outcome.
   * @returns the number of erased rows
   */
  erase: (connection: Queryable, email: string) => Promise<number>;
}

/** Marks a provider as a {@link PersonalDataHolder}. */
export const HoldsPersonalData = createProviderDecorator();

/** Keeps secrets that are not personal data in encrypted columns; only the rotation of keys uses it. */
export interface SecretsHolder {
  readonly tables: readonly EncryptedTable[];
}

/** Marks a provider as a {@link SecretsHolder}. */
export const HoldsSecrets = createProviderDecorator();
