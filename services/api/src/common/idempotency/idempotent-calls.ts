import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf, now, secondsFromNow } from '../../database/expressions.js';
import { newId } from '../ids.js';
import { BlindIndex } from '../personal-data/blind-index.js';
import { EncryptedColumns } from '../personal-data/encrypted-columns.js';
import { HoldsSecrets, type SecretsHolder } from '../personal-data/personal-data-holder.js';
import { KEY_LIFE_SECONDS } from './key-rule.js';

const KEY_PURPOSE = 'idempotent-call';
const CONTENT_PURPOSE = 'idempotent-call-content';
/** A call that was not renewed for this long counts as no longer being answered. */
const LEASE_SECONDS = 30;

/** The answer of a call. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON; `undefined` = no body. */
  body?: unknown;
}

/** An earlier call with the same key. */
export interface EarlierCall {
  /** Keyed hash of the content; `null` until a form has arrived completely. */
  fingerprint: Buffer | null;
  /** `undefined` before the call is answered, after the answer has expired, and if its encryption key was removed. */
  answer: KeptAnswer | undefined;
  /** Whether it changed something. */
  tookEffect: boolean;
  isBeingAnswered: boolean;
}

/** The encrypted column of `idempotent_calls`. */
@Injectable()
export class EncryptedAnswers extends EncryptedColumns {
  readonly table = 'idempotent_calls';
  readonly columns = ['answer'] as const;
}

/** The calls with an `Idempotency-Key` of the last 24 hours: keys and contents as keyed hashes, answers encrypted. */
@HoldsSecrets()
export class IdempotentCalls implements SecretsHolder {
  readonly tables;

  constructor(
    private readonly database: Database,
    private readonly index: BlindIndex,
    private readonly answers: EncryptedAnswers,
  ) {
    this.tables = [answers] as const;
  }

  /** @param caller identifies the caller and the key */
  async find(caller: string): Promise<EarlierCall | undefined> {
    const [row] = await this.database.run(
      db
        .selectFrom('idempotent_calls')
        .select(['id', 'fingerprint', 'took_effect as tookEffect'])
        .select(sql<string | null>`case when answer_until <= now() then null else answer end`.as('answer'))
        .select(sql<boolean>`seen_at > now() - make_interval(secs => ${LEASE_SECONDS})`.as('isBeingAnswered'))
        .where('key_hash', '=', anyOf(this.index.hashesToFind(caller, KEY_PURPOSE), 'bytea'))
        .where('expires_at', '>', now),
    );
    if (!row) return undefined;
    const { id, fingerprint, answer, tookEffect, isBeingAnswered } = row;
    const text = answer === null ? undefined : this.answers.read(answer, id);
    const kept = text === undefined ? undefined : (JSON.parse(text) as KeptAnswer);
    return { fingerprint, answer: kept, tookEffect, isBeingAnswered };
  }

  /**
   * Takes a key that is free, or whose call ended without an effect.
   * @param content `undefined` while a form is still arriving
   * @returns the id of the call; `undefined` when the key is taken
   */
  async begin(caller: string, content: string | undefined): Promise<string | undefined> {
    const values = {
      id: newId(),
      key_hash: this.index.hash(caller, KEY_PURPOSE),
      fingerprint: content === undefined ? null : this.index.hash(content, CONTENT_PURPOSE),
      answer: null,
      answer_until: null,
      took_effect: false,
      seen_at: now,
      expires_at: secondsFromNow(KEY_LIFE_SECONDS),
    };
    const [taken] = await this.database.run(
      db
        .insertInto('idempotent_calls')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('key_hash')
            .doUpdateSet(values)
            .where(
              sql<boolean>`idempotent_calls.expires_at <= now() or (
                idempotent_calls.answer is null and not idempotent_calls.took_effect
                and idempotent_calls.seen_at <= now() - make_interval(secs => ${LEASE_SECONDS})
              )`,
            ),
        )
        .returning('id'),
    );
    return taken?.id;
  }

  /** Whether a call has the same content as an earlier one. */
  isSame({ fingerprint }: EarlierCall, content: string): boolean {
    const hashes = this.index.hashesToFind(content, CONTENT_PURPOSE);
    return fingerprint !== null && hashes.some((hash) => hash.equals(fingerprint));
  }

  /** Renews the lease of a call that is still being answered. */
  async renew(id: string): Promise<void> {
    await this.database.change(db.updateTable('idempotent_calls').set({ seen_at: now }).where('id', '=', id));
  }

  /** Keeps the answer for repeats. Without it a repeat still changes nothing. @param seconds how long; `undefined` = as long as the key */
  async keep(id: string, content: string, answer: KeptAnswer, seconds: number | undefined): Promise<void> {
    await this.database.change(
      db
        .updateTable('idempotent_calls')
        .set({
          fingerprint: this.index.hash(content, CONTENT_PURPOSE),
          answer: this.answers.encrypt(JSON.stringify(answer), id),
          answer_until: seconds === undefined ? null : secondsFromNow(seconds),
          took_effect: true,
        })
        .where('id', '=', id),
    );
  }

  /** Frees the key of a failed call. A failed call that took effect keeps its key, without an answer. */
  async release(id: string): Promise<void> {
    await this.database.run(sql`
      with freed as (delete from idempotent_calls where id = ${id}::uuid and not took_effect)
      update idempotent_calls set seen_at = to_timestamp(0) where id = ${id}::uuid and took_effect`);
  }
}
