import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { stringify } from 'safe-stable-stringify';
import { sentence } from '@vitrine/schemas';
import { ApiError } from '../../../common/errors/api-error.js';
import { assertKey, KEY_LIFE_SECONDS } from '../../../common/idempotency/key-rule.js';
import { BlindIndex } from '../../../common/personal-data/blind-index.js';
import { canonicalAddress } from '../../../common/personal-data/canonical-address.js';
import { Database } from '../../../database/database.js';
import { db, prepared } from '../../../database/db.js';
import { anyOf, now } from '../../../database/expressions.js';
import type { Repeat, Repeatable } from './idempotency-key.js';

const KEY_PURPOSE = 'idempotency-key';
const BODY_PURPOSE = 'idempotent-body';

const FIND = prepared<Pick<Repeatable, 'keyHashes'>>()('idempotency-find', ({ keyHashes }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'response'])
    .where('key_hash', '=', anyOf(keyHashes, 'bytea'))
    .where('expires_at', '>', now)
    .$castTo<{ fingerprint: Buffer; response: object }>(),
);

/** The answer to a request. */
export interface Accepted<Answer> {
  answer: Answer;
  /** Whether this is the answer to an earlier request with the same idempotency key. */
  isRepeat: boolean;
}

/** The answer; sets the header of a repeat. */
export function answerOf<Answer>({ answer, isRepeat }: Accepted<Answer>, response: Response): Answer {
  if (isRepeat) response.set('Idempotency-Replayed', 'true');
  return answer;
}

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** As the client sent it. */
  key: string;
  /** The customer's e-mail address in the body. */
  email: string;
  body: object;
  /** Separates the keys of one kind of requests from those of the others; orders have none. */
  kind?: string;
}

/** Recognises repeats of a visitor's request by its `Idempotency-Key` (contract: POST /api/orders). */
@Injectable()
export class Idempotency {
  constructor(
    private readonly index: BlindIndex,
    private readonly database: Database,
  ) {}

  /** @throws ApiError 400 when the key is not 1 to 255 printable characters */
  repeatable({ key, email, body, kind }: KeyedRequest): Repeatable {
    assertKey(key);
    const ofCustomer = [...(kind === undefined ? [] : [kind]), canonicalAddress(email), key].join('\0');
    const text = stringify(body);
    return {
      keyHash: this.index.hash(ofCustomer, KEY_PURPOSE),
      keyHashes: this.index.hashesToFind(ofCustomer, KEY_PURPOSE),
      fingerprint: this.index.hash(text, BODY_PURPOSE),
      fingerprints: this.index.hashesToFind(text, BODY_PURPOSE),
    };
  }

  getExpiry(receivedAt: Date): Date {
    return new Date(receivedAt.getTime() + KEY_LIFE_SECONDS * 1000);
  }

  /**
   * The first answer to this request, if there was one within 24 hours.
   * @throws ApiError 422 `IDEMPOTENCY_KEY_REUSED` when the same customer used the key with another body
   */
  async firstAnswer<Answer extends object>({ keyHashes, fingerprints }: Repeatable): Promise<Answer | undefined> {
    const [stored] = await this.database.run(FIND.with({ keyHashes }));
    if (!stored) return undefined;
    if (!fingerprints.some((fingerprint) => fingerprint.equals(stored.fingerprint))) {
      throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', sentence('idempotency.reused'));
    }
    return stored.response as Answer;
  }

  /**
   * Accepts a request once: a repeat gets the first answer, whatever has changed since.
   * @param request `undefined` where the client sent no key
   * @param insert writes the request with its key; false when the key is taken
   * @throws ApiError 400, 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async once<Answer extends { createdAt: Date }>(
    request: KeyedRequest | undefined,
    answer: Answer,
    insert: (repeat: Repeat | undefined) => Promise<boolean>,
  ): Promise<Accepted<Answer>> {
    if (!request) {
      await insert(undefined);
      return { answer, isRepeat: false };
    }
    const repeatable = this.repeatable(request);
    const earlier = await this.firstAnswer<Answer>(repeatable);
    if (earlier) return { answer: earlier, isRepeat: true };
    const { keyHash, fingerprint } = repeatable;
    const expiresAt = this.getExpiry(answer.createdAt);
    if (await insert({ keyHash, fingerprint, response: answer, expiresAt })) return { answer, isRepeat: false };
    return this.repeat(repeatable);
  }

  /** The first answer to a request whose key is taken. @throws Error where there is none; ApiError 422 `IDEMPOTENCY_KEY_REUSED` */
  async repeat<Answer extends object>(repeatable: Repeatable | undefined): Promise<Accepted<Answer>> {
    const answer = repeatable && (await this.firstAnswer<Answer>(repeatable));
    if (!answer) throw new Error('An idempotency key was taken, but has no stored answer');
    return { answer, isRepeat: true };
  }
}
