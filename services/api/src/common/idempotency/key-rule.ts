import { validationFailed } from '../errors/api-error.js';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** How long a repeat gets the first answer, in seconds (contract: POST /api/orders). */
export const KEY_LIFE_SECONDS = 24 * 60 * 60;

/** The same for an answer with a secret: long enough for a client that lost the answer, short enough that backups hold few of them. */
export const SECRET_LIFE_SECONDS = 10 * 60;

/** @throws ApiError 400 when an `Idempotency-Key` is not 1 to 255 printable characters */
export function assertKey(key: string): void {
  if (KEY.test(key)) return;
  throw validationFailed([
    { field: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 255 printable characters' },
  ]);
}
