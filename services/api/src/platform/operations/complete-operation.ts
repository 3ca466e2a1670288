import type { OpenAPIObject } from '@nestjs/swagger';
import { OWN_ACCOUNT } from '@vitrine/schemas';
import { OPTIONAL_TOKEN } from '../../common/auth/also-for-staff.js';
import { PERMISSION_EXTENSION, type DeclaredPermission } from '../../common/auth/requires-permission.js';
import { EXAMPLE } from '../../common/swagger/api-bodies.js';
import { errorResponse, type ErrorStatus } from '../../common/swagger/api-errors.js';
import { addMultipartBody, FILE_PARTS, type FileParts } from '../../common/swagger/multipart-body.js';

/** Name of the scheme that asks for a token. */
export const BEARER = 'bearer';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const SUCCESS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, no content',
};

/** What a path's `{id}` is. */
const ID = {
  description: 'Id of the thing (UUID v7); an unknown or malformed one is 404',
  schema: { type: 'string', format: 'uuid' },
  example: '0197a3f2-7c1e-7000-8000-000000000000',
};

/** Visitors' answers are no special case of the staff's: only those have a version. */
const NOT_FOR_STAFF = { not: { required: ['version'], properties: { version: { type: 'integer' } } } };

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** An operation with what the decorators of its route noted. */
type MarkedOperation = Operation & {
  'x-public'?: boolean;
  [PERMISSION_EXTENSION]?: DeclaredPermission;
  [OPTIONAL_TOKEN]?: string;
  [EXAMPLE]?: object;
  [FILE_PARTS]?: FileParts;
};

export const listOperations = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));

/** Adds what follows from the notes of a route's decorators: security, forms, examples, and the errors that every such route can answer. */
export function completeOperation(operation: MarkedOperation, { components }: OpenAPIObject): void {
  const { 'x-public': isPublic, [OPTIONAL_TOKEN]: takesToken, [EXAMPLE]: example, [FILE_PARTS]: files } = operation;
  for (const mark of ['x-public', OPTIONAL_TOKEN, EXAMPLE, FILE_PARTS]) Reflect.deleteProperty(operation, mark);
  if (example && operation.requestBody && 'content' in operation.requestBody)
    for (const content of Object.values(operation.requestBody.content)) content.example ??= example;
  if (files) addMultipartBody(operation, files);
  if (takesToken) Object.assign(components?.schemas?.[takesToken] ?? {}, NOT_FOR_STAFF);
  const signedIn = { [BEARER]: [] };
  operation.security = !isPublic ? [signedIn] : takesToken ? [{}, signedIn] : [];
  completeParameters(operation);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response && 'description' in response && response.description === '')
      response.description = SUCCESS[status] ?? 'Done';
  }
  const always: ErrorStatus[] = isPublic && !takesToken ? [500, 503] : [401, 500, 503];
  if (!isPublic && operation[PERMISSION_EXTENSION] !== OWN_ACCOUNT) always.push(403);
  if (operation.requestBody) always.push(413, 415);
  for (const status of always) operation.responses[status] ??= errorResponse(status);
}

/** What a shared schema says of a parameter stands with the parameter. */
function completeParameters(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter)) continue;
    if (parameter.in === 'path' && parameter.name === 'id') Object.assign(parameter, ID);
    if (!parameter.schema || '$ref' in parameter.schema) continue;
    const { description, example, ...schema } = parameter.schema as Record<string, unknown> & { description?: string };
    if (description !== undefined) parameter.description ??= description;
    if (example !== undefined) parameter.example ??= example;
    parameter.schema = schema;
  }
}
