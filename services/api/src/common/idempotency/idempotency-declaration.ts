import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const OWN_IDEMPOTENCY = 'vitrine:own-idempotency';

/**
 * Extension of a route with {@link OWN_KEY}, {@link SECRET_ANSWER} or the reason why it takes no key. Removed when the OpenAPI document is
 * completed.
 */
export const IDEMPOTENCY_EXTENSION = 'x-idempotency';
export const OWN_KEY = 'own';
export const SECRET_ANSWER = 'secret';

/** For a POST of visitors that stores its key itself, in the transaction of its other writes. */
export const WithOwnIdempotencyKey = () =>
  applyDecorators(SetMetadata(OWN_IDEMPOTENCY, true), ApiExtension(IDEMPOTENCY_EXTENSION, OWN_KEY));

/** For a POST whose answer holds a secret that is shown once: the answer is kept for minutes, and a later repeat gets 409 and changes nothing. */
export const WithSecretAnswer = () =>
  applyDecorators(SetMetadata(SECRET_ANSWER, true), ApiExtension(IDEMPOTENCY_EXTENSION, SECRET_ANSWER));

/**
 * For a POST whose answer is never kept. Every other POST of staff and programs takes an `Idempotency-Key` (contract: Lists).
 * @param reason a clause for the OpenAPI document
 */
export const WithoutIdempotencyKey = (reason: string) =>
  applyDecorators(SetMetadata(OWN_IDEMPOTENCY, true), ApiExtension(IDEMPOTENCY_EXTENSION, reason));
