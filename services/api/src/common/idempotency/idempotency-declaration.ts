import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const OWN_IDEMPOTENCY = 'vitrine:own-idempotency';

/** Where a route notes how it takes keys, until the document is completed: {@link OWN_KEY}, or why it takes none. */
export const IDEMPOTENCY_EXTENSION = 'x-idempotency';
export const OWN_KEY = 'own';
export const SECRET_ANSWER = 'secret';

/** For a POST of visitors that keeps its keys with what it writes, in one transaction. */
export const WithOwnIdempotencyKey = () =>
  applyDecorators(SetMetadata(OWN_IDEMPOTENCY, true), ApiExtension(IDEMPOTENCY_EXTENSION, OWN_KEY));

/** For a POST whose answer holds a secret that is told once: it is kept for minutes, and a later repeat does nothing and says so. */
export const WithSecretAnswer = () =>
  applyDecorators(SetMetadata(SECRET_ANSWER, true), ApiExtension(IDEMPOTENCY_EXTENSION, SECRET_ANSWER));

/**
 * For a POST whose answer is never kept. Every other one of staff and programs takes an `Idempotency-Key` (contract: Lists).
 * @param reason a sentence for the document
 */
export const WithoutIdempotencyKey = (reason: string) =>
  applyDecorators(SetMetadata(OWN_IDEMPOTENCY, true), ApiExtension(IDEMPOTENCY_EXTENSION, reason));
