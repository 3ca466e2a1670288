import { sql, type RawBuilder } from 'kysely';
import { run, type Queryable } from '../../../database/database.js';

/** A request that may be repeated: keyed hashes of its key and its body. */
export interface Repeatable {
  /** Includes the customer's address, so that nobody can use up a key of somebody else. */
  keyHash: Buffer;
  /** The same hash under every key of the ring. */
  keyHashes: readonly Buffer[];
  /** A keyed hash, because a body has personal data. */
  fingerprint: Buffer;
  /** The same fingerprint under every key of the ring. */
  fingerprints: readonly Buffer[];
}

/** The key of a new request, with the answer for a repeat. */
export interface Repeat extends Pick<Repeatable, 'keyHash' | 'fingerprint'> {
  response: object;
  expiresAt: Date;
}

/** The parameters of a statement that takes a key; all `null` where there is none. */
export interface KeyValues {
  keyHash: Buffer | null;
  fingerprint: Buffer | null;
  response: string | null;
  keyExpiresAt: Date | null;
}

export const keyValues = (repeat: Repeat | undefined): KeyValues => ({
  keyHash: repeat?.keyHash ?? null,
  fingerprint: repeat?.fingerprint ?? null,
  response: repeat ? JSON.stringify(repeat.response) : null,
  keyExpiresAt: repeat?.expiresAt ?? null,
});

/**
 * Takes keys that are free or expired, and returns a row with `key_hash` for each of them. Waits for a transaction that is writing the same key.
 * @param keys a query of hash, fingerprint, response and time of expiry, without duplicate hashes; sorted by hash, so that there is no deadlock
 */
export const takeFreeKeys = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into idempotency_keys (key_hash, fingerprint, response, expires_at) ${keys}
  on conflict (key_hash) do update
    set fingerprint = excluded.fingerprint, response = excluded.response, expires_at = excluded.expires_at
    where idempotency_keys.expires_at <= now()
  returning key_hash`;

/** Takes a key, if one is given and it is free or expired; returns a row only then. */
export const freeKey = (given: KeyValues): RawBuilder<unknown> =>
  takeFreeKeys(sql`
    select ${given.keyHash}::bytea, ${given.fingerprint}::bytea, ${given.response}::json, ${given.keyExpiresAt}::timestamptz
    where ${given.keyHash}::bytea is not null`);

/** Takes the key of a new request in the transaction that writes it. @returns false when it is taken; the transaction must write nothing then */
export async function takeKey(connection: Queryable, repeat: Repeat | undefined): Promise<boolean> {
  return repeat === undefined || (await run(connection, freeKey(keyValues(repeat)))).length > 0;
}

/** SQL condition: a request has no key, or {@link freeKey}, as the CTE `free_key`, has taken it. */
export const hasFreeKey = (given: KeyValues): RawBuilder<boolean> =>
  sql`(${given.keyHash}::bytea is null or exists (select from free_key))`;
