import { HttpException } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';

export interface FieldError {
  /** Path in the body, e.g. `customerInfo.email`. */
  field: string;
  message: string;
}

/**
 * A failure that is told to the client in the contract's error shape.
 * `sentence` is English, for a human, without internals; clients translate by `code` or by the sentence.
 */
export class ApiError extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    readonly sentence: string,
    readonly fields?: readonly FieldError[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence, status);
    this.name = 'ApiError';
  }
}

/** 404 that names the thing: `notFound('Product')` → `Product not found`. */
export const notFound = (thing: string) => new ApiError(404, 'NOT_FOUND', `${thing} not found`);

/** 400 with the code `VALIDATION_FAILED`; the top sentence is the first field's. */
export const validationFailed = (fields: readonly FieldError[]) =>
  new ApiError(400, 'VALIDATION_FAILED', fields[0]?.message ?? 'The request is not valid', fields);

export const badRequest = (code: string, sentence: string) => new ApiError(400, code, sentence);

export const conflict = (code: string, sentence: string) => new ApiError(409, code, sentence);

/** 409 for a `PUT` whose `version` is not the stored one (contract: Versions). */
export const staleVersion = () =>
  conflict('STALE_VERSION', 'This entry has been changed by someone else in the meantime');

/** @param retryAfterSeconds whole seconds until another attempt is worth it */
export const unavailable = (message: string = sentence('failure.unavailable'), retryAfterSeconds = 5) =>
  new ApiError(503, 'UNAVAILABLE', message, undefined, { 'Retry-After': String(retryAfterSeconds) });

/** @param retryAfterSeconds whole seconds until the window ends */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later', undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
