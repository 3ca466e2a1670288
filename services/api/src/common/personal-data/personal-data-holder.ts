import { createProviderDecorator } from '../create-provider-decorator.js';
import type { Queryable } from '../../database/database.js';

/** A table with encrypted columns, as the rotation of keys needs to know it. */
export interface EncryptedTable {
  readonly table: string;
  /** Its primary key, a UUID. */
  readonly key: string;
  /** Every encrypted column; the comment of each begins with `encrypted`. */
  readonly columns: readonly string[];
  /**
   * Writes rows anew under the active key, with their hashes and search tokens. Works inside a transaction and locks the rows first, in the order
   * of their keys, so that no other change of them is lost. Values that cannot be read stay as they are.
   * @returns how many rows were written
   */
  reencrypt: (connection: Queryable, keys: readonly string[]) => Promise<number>;
}

/** One find of a person's data in the export; JSON. */
export type PersonalRecord = Readonly<Record<string, unknown>>;

/**
 * What a domain keeps about people, found by their e-mail address (however it is written). A provider of the domain's module in the API, marked
 * with {@link HoldsPersonalData}. Every table with an encrypted column needs one, or a
 * {@link SecretsHolder}: a test fails otherwise.
 */
export interface PersonalDataHolder {
  /** Unique; the name of its part in the export and of its count in the erasure, e.g. `orders`. */
  readonly kind: string;
  readonly tables: readonly EncryptedTable[];
  /** Every address that anything is kept about, as often as it occurs. */
  addresses: () => AsyncIterable<string>;
  /** Everything kept about the address, readable. */
  export: (email: string) => Promise<readonly PersonalRecord[]>;
  /** What must be done before an erasure, outside its transaction. */
  prepare?: () => Promise<void>;
  /**
   * Erases everything kept about the address, in a transaction that all holders share and on its connection alone; again and again with
   * the same outcome.
   * @returns how many rows there were
   */
  erase: (connection: Queryable, email: string) => Promise<number>;
}

/** Marks a provider as a {@link PersonalDataHolder}. */
export const HoldsPersonalData = createProviderDecorator();

/** Keeps secrets that are nobody's personal data in encrypted columns: only the rotation of keys needs to know them. */
export interface SecretsHolder {
  readonly tables: readonly EncryptedTable[];
}

/** Marks a provider as a {@link SecretsHolder}. */
export const HoldsSecrets = createProviderDecorator();
