import { ApiExtension } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { LANGUAGES } from '@vitrine/schemas';

interface Header {
  description: string;
  schema: Record<string, unknown>;
  example?: unknown;
}

const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 1 };

/** Every header of the API's answers, described once. The document's operations refer to these descriptions. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: "The request's own `X-Request-Id`, or a new one; the log lines of the request carry it.",
    schema: text,
    example: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  },
  'Cache-Control': {
    description:
      'Who may keep the answer. Public reads: `public, max-age=0, must-revalidate`; stored files: `public, max-age=31536000, immutable` (seconds); all others: `no-store`.',
    schema: text,
    example: 'no-store',
  },
  ETag: {
    description:
      'Of a public read or a file: names these bytes, for `If-None-Match`. Of an entry that staff keep: names its version, for `If-Match`. A list has none for staff.',
    schema: text,
    example: '"5f1c-Qm9udGU"',
  },
  Vary: {
    description: 'Request headers on which the answer depends.',
    schema: text,
    example: 'Accept-Language, Authorization',
  },
  'Content-Language': {
    description: 'Language of the texts. Staff get the texts of all languages and not this header.',
    schema: { type: 'string', enum: [...LANGUAGES] },
    example: 'de',
  },
  'Cache-Tag': {
    description: 'Of a public read: what it is made of, for whoever keeps it until that changes.',
    schema: text,
    example: 'products,features,media_files',
  },
  Expires: {
    description: 'Of a public read that changes at a moment known now, such as when an article appears: that moment.',
    schema: text,
    example: 'Mon, 30 Nov 2026 08:00:00 GMT',
  },
  Location: {
    description: 'Path of what was made.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/products/0197a3f2-7c1e-7000-8000-000000000000',
  },
  Link: {
    description: 'Path of the next part of a list, with `rel="next"`. Missing where the list ends.',
    schema: text,
    example: '</api/orders/0197a3f2-7c1e-7000-8000-000000000000/timeline?cursor=WyIyMDI2Il0>; rel="next"',
  },
  'WWW-Authenticate': {
    description: 'That a bearer token is asked for, and whether the one that was sent is no longer valid.',
    schema: text,
    example: 'Bearer',
  },
  'RateLimit-Limit': {
    description:
      'Requests that a window of the limit allows. Missing where the call is not counted: by signed-in staff, a read that is kept ready, or one without a search text.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'RateLimit-Remaining': {
    description:
      'Requests that are left in this window. Missing where the call is not counted: by signed-in staff, a read that is kept ready, or one without a search text.',
    schema: { type: 'integer', minimum: 0 },
    example: 29,
  },
  'RateLimit-Reset': {
    description:
      'Whole seconds until the window ends. Missing where the call is not counted: by signed-in staff, a read that is kept ready, or one without a search text.',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  'Idempotency-Replayed': {
    description: 'Sent where the answer is that of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Retry-After': { description: 'Whole seconds until another attempt is worth it.', schema: seconds, example: 5 },
  'Content-Disposition': {
    description: 'The name under which the file is to be kept.',
    schema: text,
    example: 'attachment; filename="orders-2026-11-21.csv"',
  },
  'Set-Cookie': {
    description:
      'At a sign-in the cookie by which the browser is known the next time, `HttpOnly; SameSite=Strict; Path=/api/admin`, for 180 days; else that of the queue dashboard, `HttpOnly; SameSite=Strict; Path=/ops`, for 15 minutes.',
    schema: text,
  },
  'Accept-Ranges': { description: 'Parts can be asked for with `Range`.', schema: text, example: 'bytes' },
  'Content-Range': {
    description: 'Which bytes of the whole file these are, or how many it has.',
    schema: text,
    example: 'bytes 0-1023/146515',
  },
  'Last-Modified': {
    description: 'When the file was stored, as an HTTP date.',
    schema: text,
    example: 'Sat, 21 Nov 2026 09:30:00 GMT',
  },
} satisfies Record<string, Header>;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Headers of every answer. */
const ALWAYS: readonly ResponseHeader[] = ['X-Request-Id', 'Cache-Control'];

/** Headers of every answer with this status, for all operations. */
const BY_STATUS: Readonly<Record<string, readonly ResponseHeader[]>> = {
  401: ['WWW-Authenticate'],
  416: ['Content-Range'],
  429: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  503: ['Retry-After'],
};

/** Headers that every answer with a status has. */
export const headersOfStatus = (status: string): readonly ResponseHeader[] => [...ALWAYS, ...(BY_STATUS[status] ?? [])];

/** Node itself sends this answer, without any of these headers. */
const HEAD_TOO_LARGE = '431';

/** Headers of answers to calls that a rate limit counts. */
const RATE_LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Prefix of the extensions with a route's own headers; they are removed when the OpenAPI document is completed. */
const MARK = 'x-response-header:';

/** Documents further headers of a route's answers: `@ApiResponseHeaders({ 200: ['ETag', 'Vary'] })`. */
export const ApiResponseHeaders =
  (headers: Readonly<Record<number, readonly ResponseHeader[]>>): MethodDecorator & ClassDecorator =>
  (...target: unknown[]) => {
    for (const [status, names] of Object.entries(headers)) {
      for (const name of names) {
        (ApiExtension(`${MARK}${status}:${name}`, true) as (...args: unknown[]) => void)(...target);
      }
    }
  };

/** Documents that a rate limit counts the calls of a route. */
export const ApiRateLimitHeaders = () =>
  ApiResponseHeaders({ 200: RATE_LIMIT_HEADERS, 201: RATE_LIMIT_HEADERS, 202: RATE_LIMIT_HEADERS });

/** Documents that a rate limit counts some calls of an operation that is already part of the document. */
export function noteRateLimitHeaders(operation: Operation): void {
  for (const status of Object.keys(operation.responses).filter((each) => each.startsWith('2')))
    for (const name of RATE_LIMIT_HEADERS) noteResponseHeader(operation, status, name);
}

/** Documents a header of the answers with a status, for an operation that is already part of the document. */
export function noteResponseHeader(operation: Operation, status: string, name: ResponseHeader): void {
  Object.assign(operation, { [`${MARK}${status}:${name}`]: true });
}

/** References to headers, for an answer without a decorator. */
export const responseHeaderRefs = (...names: ResponseHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Adds references to the headers of every answer of an operation, and removes the extensions of `@ApiResponseHeaders()`. */
export function addResponseHeaders(operation: Operation): void {
  const own = Object.keys(operation).filter((key) => key.startsWith(MARK));
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || !('description' in response) || status === HEAD_TOO_LARGE) continue;
    const ofRoute = own.map((key) => key.slice(MARK.length).split(':')).filter(([at]) => at === status);
    const names = [...headersOfStatus(status), ...ofRoute.map(([, name]) => name as ResponseHeader)];
    response.headers = {
      ...response.headers,
      ...responseHeaderRefs(...names),
    };
  }
  for (const key of own) Reflect.deleteProperty(operation, key);
}
