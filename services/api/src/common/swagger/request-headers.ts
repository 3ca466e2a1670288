import { ApiExtension } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

interface RequestHeaderParameter {
  description: string;
  schema: Record<string, unknown>;
  example?: unknown;
}

const text = { type: 'string' };

/** Every request header that the API reads, described once. The document's operations refer to these descriptions. */
export const REQUEST_HEADERS = {
  'X-Request-Id': {
    description:
      'A name of its own for the request, which the answer and the log lines carry; another one is replaced.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' },
    example: 'shop-42',
  },
  'Accept-Language': {
    description: 'Language of the texts (`de` or `en`), used when `lang` is missing; German otherwise.',
    schema: text,
    example: 'en-GB,en;q=0.9,de;q=0.5',
  },
  'If-None-Match': {
    description: 'The `ETag` of the answer the client has; 304 while that is still right.',
    schema: text,
    example: '"5f1c-Qm9udGU"',
  },
  'If-Match': {
    description: 'The `ETag` of the entry that the client has; when it has changed since, 412 and nothing happens.',
    schema: text,
    example: '"1"',
  },
  'Idempotency-Key': {
    description:
      'Names this attempt: a repeat within 24 hours gets the first answer again and changes nothing. 1 to 255 printable characters.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '6b1f0a52-2c0e-4a58-9a53-0d6c0b3e5c11',
  },
  Range: { description: 'The one part of the file that is wanted, in bytes.', schema: text, example: 'bytes=0-1023' },
} as const satisfies Record<string, RequestHeaderParameter>;

export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Headers that every operation reads. */
const ALWAYS: readonly RequestHeader[] = ['X-Request-Id'];

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Prefix of the extensions with a route's own headers; they are removed when the OpenAPI document is completed. */
const MARK = 'x-request-header:';

/** Documents headers that a route reads: `@ApiRequestHeaders('If-None-Match')`. */
export const ApiRequestHeaders =
  (...names: RequestHeader[]): MethodDecorator & ClassDecorator =>
  (...target: unknown[]) => {
    for (const name of names) (ApiExtension(`${MARK}${name}`, true) as (...args: unknown[]) => void)(...target);
  };

/** Documents a header of an operation that is already part of the document. */
export const noteRequestHeader = (operation: Operation, name: RequestHeader): void => {
  Object.assign(operation, { [`${MARK}${name}`]: true });
};

/** References to headers, for an operation without a decorator. */
export const requestHeaderRefs = (...names: RequestHeader[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Adds references to the headers that an operation reads, and removes the extensions of `@ApiRequestHeaders()`. */
export function addRequestHeaders(operation: Operation): void {
  const own = Object.keys(operation).filter((key) => key.startsWith(MARK));
  const names = own.map((key) => key.slice(MARK.length) as RequestHeader).sort();
  operation.parameters = [...(operation.parameters ?? []), ...requestHeaderRefs(...names, ...ALWAYS)];
  for (const key of own) Reflect.deleteProperty(operation, key);
}

/** The document's components for these headers. */
export const requestHeaderComponents = () =>
  Object.fromEntries(
    Object.entries(REQUEST_HEADERS).map(([name, header]) => [name, { name, in: 'header' as const, ...header }]),
  );
