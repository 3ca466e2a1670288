import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { preconditionFailed } from '../errors/api-error.js';
import { ApiErrors } from '../swagger/api-errors.js';
import { ApiRequestHeaders } from '../swagger/request-headers.js';

/** The versions of a row that a request's `If-Match` names; `undefined` = any. */
export type ExpectedVersions = readonly number[] | undefined;

/** The strong ETag of a row's version. */
export const versionTag = (version: number): string => `"${version}"`;

/**
 * Parses `If-Match` (RFC 9110 §13.1.1). Weak and unknown tags match no version.
 * @param header the header as it was sent
 */
export function expectedVersions(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const trimmed = tag.trim();
    const version = Number(trimmed.slice(1, -1));
    return Number.isSafeInteger(version) && versionTag(version) === trimmed ? [version] : [];
  });
}

/** @throws ApiError 412 `PRECONDITION_FAILED` when the row has another version than the request expects */
export function assertExpected(expected: ExpectedVersions, version: number): void {
  if (expected !== undefined && !expected.includes(version)) throw preconditionFailed();
}

/** `@IfMatch() expected: ExpectedVersions` on a route with {@link TakesIfMatch}. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): ExpectedVersions =>
  expectedVersions(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/** Documents that a route changes a row only if it has the version that `If-Match` names. */
export const TakesIfMatch = () => applyDecorators(ApiErrors(412), ApiRequestHeaders('If-Match'));
