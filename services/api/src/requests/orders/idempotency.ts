import { Injectable } from '@nestjs/common';
import type { OrderRequest } from '@vitrine/schemas';
import { stringify } from 'safe-stable-stringify';
import { ApiError, validationFailed } from '../../common/errors/api-error.js';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { canonicalAddress } from '../../common/personal-data/canonical-address.js';
import { Database } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import { anyOf, now } from '../../database/expressions.js';
import type { PlacedOrderDto, PlacedRequestDto } from './order.dto.js';

const KEY = /^[\x20-\x7e]{1,255}$/;
const KEY_PURPOSE = 'idempotency-key';
const BODY_PURPOSE = 'idempotent-body';
const LIFE_MS = 24 * 60 * 60 * 1000;

/** What an order request is answered: its order, or for several items its orders. */
export type PlacedAnswer = PlacedOrderDto | PlacedRequestDto;

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

const FIND = prepared<Pick<Repeatable, 'keyHashes'>>()('idempotency-find', ({ keyHashes }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'response'])
    .where('key_hash', '=', anyOf(keyHashes, 'bytea'))
    .where('expires_at', '>', now)
    .$castTo<{ fingerprint: Buffer; response: PlacedAnswer }>(),
);

/** Recognises repeats of a customer's order request by its `Idempotency-Key` (contract: POST /api/orders). */
@Injectable()
export class Idempotency {
  constructor(
    private readonly index: BlindIndex,
    private readonly database: Database,
  ) {}

  /** @throws ApiError 400 when the key is not 1 to 255 printable characters */
  repeatable(key: string, body: OrderRequest): Repeatable {
    if (!KEY.test(key)) {
      throw validationFailed([
        { field: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 255 printable characters' },
      ]);
    }
    const ofCustomer = `${canonicalAddress(body.customerInfo.email)}\0${key}`;
    const text = stringify(body);
    return {
      keyHash: this.index.hash(ofCustomer, KEY_PURPOSE),
      keyHashes: this.index.hashesToFind(ofCustomer, KEY_PURPOSE),
      fingerprint: this.index.hash(text, BODY_PURPOSE),
      fingerprints: this.index.hashesToFind(text, BODY_PURPOSE),
    };
  }

  getExpiry(receivedAt: Date): Date {
    return new Date(receivedAt.getTime() + LIFE_MS);
  }

  /**
   * The first answer to this request, if there was one within 24 hours.
   * @throws ApiError 422 `IDEMPOTENCY_KEY_REUSED` when the key came with another body of the same customer
   */
  async firstAnswer({ keyHashes, fingerprints }: Repeatable): Promise<PlacedAnswer | undefined> {
    const [stored] = await this.database.run(FIND.with({ keyHashes }));
    if (!stored) return undefined;
    if (!fingerprints.some((fingerprint) => fingerprint.equals(stored.fingerprint))) {
      throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request');
    }
    return stored.response;
  }
}
