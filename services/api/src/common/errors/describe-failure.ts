import { HttpException } from '@nestjs/common';
import { sentence, type ErrorCode } from '@vitrine/schemas';
import { ApiError, invalidToken, unavailable } from './api-error.js';
import { isDatabaseUnreachable } from './database-unreachable.js';
import { isError } from './is-error.js';

const BY_STATUS: Readonly<Record<number, readonly [code: ErrorCode, sentence: string]>> = {
  400: ['VALIDATION_FAILED', 'The request could not be read'],
  403: ['FORBIDDEN', 'This is not allowed'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not allowed here'],
  409: ['CONFLICT', 'The request conflicts with the present state'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This type of content is not supported'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests. Please try again later'],
};

/**
 * Turns a thrown value into the error that is reported to the client. Anything unknown becomes a 500 without details;
 * an unreachable database becomes 503 `UNAVAILABLE`.
 */
export function describeFailure(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (isDatabaseUnreachable(failure)) return unavailable();
  if (isMalformedJson(failure)) return new ApiError(400, 'VALIDATION_FAILED', 'The request body is not valid JSON');
  const status = isUndecodablePath(failure) ? 404 : toStatus(failure);
  if (status === 401) return invalidToken();
  const known = BY_STATUS[status];
  if (known) return new ApiError(status, known[0], known[1]);
  if (status >= 400 && status < 500)
    return new ApiError(status, 'VALIDATION_FAILED', 'The request could not be answered');
  if (status === 503) return unavailable();
  return new ApiError(500, 'INTERNAL', sentence('failure.internal'));
}

/** Nest turns body-parser's syntax error into a 400 of its own, which only the message tells apart. */
const isMalformedJson = (failure: unknown): boolean =>
  failure instanceof HttpException && failure.getStatus() === 400 && /JSON/.test(failure.message);

/** Nest answers 400, but a path that cannot be decoded is an unknown path (contract: Ids). */
const isUndecodablePath = (failure: unknown): boolean =>
  failure instanceof HttpException &&
  failure.getStatus() === 400 &&
  failure.message.startsWith('Failed to decode param');

/** body-parser and other Express middleware throw plain errors with a `status` that is meant for the client (`expose`). */
function toStatus(failure: unknown): number {
  if (failure instanceof HttpException) return failure.getStatus();
  if (isError(failure) && 'expose' in failure && failure.expose === true && 'status' in failure) {
    return typeof failure.status === 'number' ? failure.status : 500;
  }
  return failure instanceof URIError ? 400 : 500;
}
