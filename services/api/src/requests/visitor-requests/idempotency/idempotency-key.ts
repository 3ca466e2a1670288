import { sql, type RawBuilder } from 'kysely';
import { run, type Queryable } from '../../../database/database.js';

/** A request that may be repeated: its key and its body as they are stored, neither of them readable. */
export interface Repeatable {
  /** Keyed and of this customer alone, so that nobody can use a key up for somebody else. */
  keyHash: Buffer;
  /** The same under every key of the ring. */
  keyHashes: readonly Buffer[];
  /** Keyed, because a body is personal data. */
  fingerprint: Buffer;
  /** The same body's fingerprints under every key of the ring. */
  fingerprints: readonly Buffer[];
}

/** The key of a new request, with what a repeat is answered. */
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
 * Takes keys that are free or expired; gives a row with `key_hash` for each of these. A key that another transaction is just writing is waited for.
 * @param keys a query of hash, fingerprint, response and time of expiry, no hash twice; sorted by hash, so that two statements never wait
 * for each other
 */
export const takeFreeKeys = (keys: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into idempotency_keys (key_hash, fingerprint, response, expires_at) ${keys}
  on conflict (key_hash) do update
    set fingerprint = excluded.fingerprint, response = excluded.response, expires_at = excluded.expires_at
    where idempotency_keys.expires_at <= now()
  returning key_hash`;

/** Takes a key that is free or expired, when there is one; gives a row only then. */
export const freeKey = (given: KeyValues): RawBuilder<unknown> =>
  takeFreeKeys(sql`
    select ${given.keyHash}::bytea, ${given.fingerprint}::bytea, ${given.response}::json, ${given.keyExpiresAt}::timestamptz
    where ${given.keyHash}::bytea is not null`);

/** Takes the key of a new request in the transaction that writes it. @returns false when it is taken; the transaction must write nothing then */
export async function takeKey(connection: Queryable, repeat: Repeat | undefined): Promise<boolean> {
  return repeat === undefined || (await run(connection, freeKey(keyValues(repeat)))).length > 0;
}

/** Whether a request has no key, or one that {@link freeKey}, named `free_key`, has taken. */
export const hasFreeKey = (given: KeyValues): RawBuilder<boolean> =>
  sql`(${given.keyHash}::bytea is null or exists (select from free_key))`;
