import { isDeepStrictEqual } from 'node:util';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '@vitrine/schemas';
import { ErrorDto } from '../errors/error.dto.js';
import { headersOfStatus, responseHeaderRefs } from './response-headers.js';

/** The meaning of each error status, and its codes if an operation does not name its own. */
const ERRORS = {
  400: ['The request is not valid', ['VALIDATION_FAILED']],
  401: ['Not signed in, or the sign-in is no longer valid', ['INVALID_TOKEN', 'TOKEN_EXPIRED']],
  403: [
    'The role of the account has not the `permission` that the answer names, or the account must get a second factor first',
    ['FORBIDDEN', 'SECOND_FACTOR_ENROLMENT_REQUIRED'],
  ],
  404: ['Not found', ['NOT_FOUND']],
  409: ['In conflict with the present state', ['CONFLICT']],
  412: ['`If-Match` names another version than the present one', ['PRECONDITION_FAILED']],
  413: ['Too large', ['PAYLOAD_TOO_LARGE']],
  415: ['Unsupported type of content', ['UNSUPPORTED_MEDIA_TYPE']],
  416: ['The file has no such part', ['VALIDATION_FAILED']],
  422: ['The idempotency key was used with another body', ['IDEMPOTENCY_KEY_REUSED']],
  429: ['Too many requests; `Retry-After` says when to try again (seconds)', ['TOO_MANY_REQUESTS']],
  500: ['A fault on our side', ['INTERNAL']],
  503: ['Temporarily unavailable; `Retry-After` says when to try again (seconds)', ['UNAVAILABLE']],
} as const satisfies Record<number, readonly [meaning: string, codes: readonly ErrorCode[]]>;

/** Statuses of error answers. */
export type ErrorStatus = keyof typeof ERRORS;

/** Codes of an operation by status, where they are not the usual ones. */
type OwnCodes = Partial<Record<ErrorStatus, readonly [ErrorCode, ...ErrorCode[]]>>;

/**
 * Documents error answers: `@ApiErrors(400, 404, { 409: ['STALE_VERSION'] })`. A number stands for the usual codes of the status. 401, 413, 415, 500
 * and 503 are added to the document for every route that can give them.
 */
export const ApiErrors = (...errors: (ErrorStatus | OwnCodes)[]) =>
  applyDecorators(
    ...errors.flatMap((error) =>
      typeof error === 'number'
        ? [ApiResponse({ status: error, ...errorResponse(error) })]
        : Object.entries(error).map(([status, codes]) =>
            ApiResponse({ status: Number(status), ...errorResponse(Number(status) as ErrorStatus, codes) }),
          ),
    ),
  );

/** The documented answer of an error status, with its possible codes. */
export function errorResponse(status: ErrorStatus, codes: readonly ErrorCode[] = ERRORS[status][1]) {
  const [description] = ERRORS[status];
  const names = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: `${description}: ${names}`,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: getSchemaPath(ErrorDto) },
            { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
          ],
        },
      },
    },
  };
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const getName = (status: string) => `Error${status}`;

/** The document's components for error answers with the usual codes and headers of their status. */
export const errorResponseComponents = () =>
  Object.fromEntries(
    Object.keys(ERRORS).map((status) => {
      const response = errorResponse(Number(status) as ErrorStatus);
      return [getName(status), { ...response, headers: responseHeaderRefs(...headersOfStatus(status)) }];
    }),
  );

/** Replaces an operation's error answers by references to the components where they are equal. */
export function shareErrorResponses(operation: Operation): void {
  const shared: Record<string, object> = errorResponseComponents();
  for (const [status, response] of Object.entries(operation.responses)) {
    if (getName(status) in shared && isDeepStrictEqual(response, shared[getName(status)])) {
      operation.responses[status] = { $ref: `#/components/responses/${getName(status)}` };
    }
  }
}

/** Node refuses such a request before the API handles it, so the answer has neither a body nor the API's headers. */
export const headTooLarge = () => ({ description: 'The head of the request is over 16 KB; the answer has no body' });
