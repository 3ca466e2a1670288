import { HttpException } from '@nestjs/common';
import { sentence, type ErrorCode, type FactorMethod, type OWN_ACCOUNT, type Permission } from '@vitrine/schemas';

export interface FieldError {
  /** Path in the body, e.g. `customerInfo.email`. */
  field: string;
  message: string;
}

/** Who changed an entry last, and when. */
export interface LastChange {
  /** E-mail address of the administrator; `null` if the system did, or before this was recorded. */
  updatedBy: string | null;
  updatedAt: Date;
}

/** What the second step of a sign-in needs. */
export interface SecondStepChallenge {
  /** Sent back with the second step. */
  challenge: string;
  /** Methods by which the account can take the second step. */
  methods: readonly FactorMethod[];
}

/**
 * A failure that is reported to the client in the contract's error shape.
 * `sentence` is English, for people, without internals; clients translate by `code` or by the sentence.
 */
export class ApiError extends HttpException {
  constructor(
    status: number,
    readonly code: ErrorCode,
    readonly sentence: string,
    readonly fields?: readonly FieldError[],
    readonly headers: Readonly<Record<string, string>> = {},
    /** The change that made this request's version stale. */
    readonly lastChange?: LastChange,
    /** The missing permission. */
    readonly permission?: Permission | typeof OWN_ACCOUNT,
    /** The second step, for a sign-in whose first step succeeded. */
    readonly secondStep?: SecondStepChallenge,
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

export const badRequest = (code: ErrorCode, sentence: string) => new ApiError(400, code, sentence);

export const conflict = (code: ErrorCode, sentence: string) => new ApiError(409, code, sentence);

/** 409 for a `PUT` whose `version` is not the stored one (contract: Versions). The argument is the stored entry's last change. */
export const staleVersion = ({ updatedBy, updatedAt }: LastChange) =>
  new ApiError(
    409,
    'STALE_VERSION',
    'This entry has been changed by someone else in the meantime',
    undefined,
    {},
    {
      updatedBy,
      updatedAt,
    },
  );

/**
 * 403 for a caller without the permission of an operation (contract: Permissions).
 * @param who a signed-in administrator with a role, or a program with a key
 */
export const forbidden = (permission: Permission | typeof OWN_ACCOUNT, who: 'role' | 'key' = 'role') =>
  new ApiError(403, 'FORBIDDEN', `Your ${who} does not allow this`, undefined, {}, undefined, permission);

/** 403 for an operation that needs a more recent authentication (contract: Step-up). */
export const stepUpRequired = () => new ApiError(403, 'STEP_UP_REQUIRED', sentence('factor.stepUp'));

/** 403 for an account that must get a second factor before anything else (contract: Second factor). */
export const enrolmentRequired = () => new ApiError(403, 'SECOND_FACTOR_ENROLMENT_REQUIRED', sentence('factor.enrol'));

/** 401 for a sign-in with the right password to an account with a second factor (contract: Second factor). */
export const secondFactorRequired = (secondStep: SecondStepChallenge) =>
  new ApiError(
    401,
    'SECOND_FACTOR_REQUIRED',
    sentence('factor.required'),
    undefined,
    { 'WWW-Authenticate': 'Bearer realm="API"' },
    undefined,
    undefined,
    secondStep,
  );

/** 412 for an `If-Match` that does not name the stored version (RFC 9110 §13.1.1). */
export const preconditionFailed = () =>
  new ApiError(412, 'PRECONDITION_FAILED', 'This entry has been changed by someone else in the meantime');

/** 405 with the methods that the path answers. */
export const methodNotAllowed = (allow: string) =>
  new ApiError(405, 'METHOD_NOT_ALLOWED', `This address only answers ${allow}`, undefined, { Allow: allow });

/**
 * 401 with the challenge of RFC 6750 §3.
 * @param isTokenRefused whether the request had a bearer token, which is invalid or no longer valid
 */
export const unauthorized = (code: ErrorCode, sentence: string, isTokenRefused = false) =>
  new ApiError(401, code, sentence, undefined, {
    'WWW-Authenticate': isTokenRefused
      ? `Bearer realm="API", error="invalid_token", error_description="${sentence}"`
      : 'Bearer realm="API"',
  });

/** 401 for a token that is missing, malformed, forged or revoked. */
export const invalidToken = (isTokenRefused = false) =>
  unauthorized('INVALID_TOKEN', 'A valid sign-in is required', isTokenRefused);

/** @param retryAfterSeconds whole seconds until a retry may succeed */
export const unavailable = (message: string = sentence('failure.unavailable'), retryAfterSeconds = 5) =>
  new ApiError(503, 'UNAVAILABLE', message, undefined, { 'Retry-After': String(retryAfterSeconds) });

/**
 * @param retryAfterSeconds until the window ends
 * @param headers further headers about the limit
 */
export const tooManyRequests = (retryAfterSeconds: number, headers: Readonly<Record<string, string>> = {}) =>
  new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later', undefined, {
    ...headers,
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
