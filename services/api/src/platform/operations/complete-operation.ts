import type { OpenAPIObject } from '@nestjs/swagger';
import { KEY_PERMISSIONS, type ErrorCode } from '@vitrine/schemas';
import { OPTIONAL_TOKEN } from '../../common/auth/also-for-staff.js';
import {
  ENROLMENT_EXTENSION,
  NOT_FOR_KEYS_EXTENSION,
  PERMISSION_EXTENSION,
  STEP_UP_EXTENSION,
  type DeclaredPermission,
} from '../../common/auth/requires-permission.js';
import { EXAMPLE } from '../../common/swagger/api-bodies.js';
import { errorResponse, type ErrorStatus } from '../../common/swagger/api-errors.js';
import { noteRateLimitHeaders } from '../../common/swagger/response-headers.js';
import { addMultipartBody, FILE_PARTS, type FileParts } from '../../common/swagger/multipart-body.js';

/** Name of the security scheme of staff's tokens. */
export const BEARER = 'bearer';
/** Name of the security scheme of programs' keys. */
export const API_KEY = 'key';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const SUCCESS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, no content',
};

/** The parameter `{id}` of a path. */
const ID = {
  description: 'Id of the thing (UUID v7); an unknown or malformed one is 404',
  schema: { type: 'string', format: 'uuid' },
  example: '0197a3f2-7c1e-7000-8000-000000000000',
};

/** The parameter `{token}` of a path. */
const LINK_TOKEN = {
  description: 'The secret part of the link in a mail, 64 characters; one that was used, is over or is not ours is 404',
  schema: { type: 'string' },
  example: 'AZel8nwecAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
};

/** Keeps the answer to staff from matching the schema of the one to visitors: only that to staff has a version. */
const NOT_FOR_STAFF = { not: { required: ['version'], properties: { version: { type: 'integer' } } } };

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** An operation with the extensions that the decorators of its route have set. */
type MarkedOperation = Operation & {
  'x-public'?: boolean;
  [PERMISSION_EXTENSION]?: DeclaredPermission;
  [STEP_UP_EXTENSION]?: number;
  [ENROLMENT_EXTENSION]?: boolean;
  [NOT_FOR_KEYS_EXTENSION]?: boolean;
  [OPTIONAL_TOKEN]?: string;
  [EXAMPLE]?: object;
  [FILE_PARTS]?: FileParts;
};

export const listOperations = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));

/** Adds what follows from the extensions of a route's decorators: security, forms, examples, and the errors that every such route can answer. */
export function completeOperation(operation: MarkedOperation, { components }: OpenAPIObject): void {
  const { 'x-public': isPublic, [OPTIONAL_TOKEN]: takesToken, [EXAMPLE]: example, [FILE_PARTS]: files } = operation;
  const refusals = listRefusals(operation);
  const takesKey = takesToken !== undefined || isForKeys(operation);
  for (const mark of ['x-public', NOT_FOR_KEYS_EXTENSION, OPTIONAL_TOKEN, EXAMPLE, FILE_PARTS, ENROLMENT_EXTENSION])
    Reflect.deleteProperty(operation, mark);
  if (example && operation.requestBody && 'content' in operation.requestBody)
    for (const content of Object.values(operation.requestBody.content)) content.example ??= example;
  if (files) addMultipartBody(operation, files);
  if (takesToken) Object.assign(components?.schemas?.[takesToken] ?? {}, NOT_FOR_STAFF);
  const signedIn = [BEARER, ...(takesKey ? [API_KEY] : [])].map((scheme) => ({ [scheme]: [] }));
  operation.security = !isPublic ? signedIn : takesToken ? [{}, ...signedIn] : [];
  completeParameters(operation);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response && 'description' in response && response.description === '')
      response.description = SUCCESS[status] ?? 'Done';
  }
  const always: ErrorStatus[] = isPublic && !takesToken ? [500, 503] : [401, 500, 503];
  if (!isPublic) operation.responses[403] ??= errorResponse(403, refusals);
  if (takesKey) always.push(429);
  if (takesKey) noteRateLimitHeaders(operation);
  if (operation.requestBody) always.push(413, 415);
  for (const status of always) operation.responses[status] ??= errorResponse(status);
}

/** The codes of a 403 that is possible despite a valid sign-in or key. */
const listRefusals = ({
  [STEP_UP_EXTENSION]: stepUp,
  [ENROLMENT_EXTENSION]: isForEnrolment,
}: MarkedOperation): ErrorCode[] => [
  'FORBIDDEN',
  ...(isForEnrolment ? [] : (['SECOND_FACTOR_ENROLMENT_REQUIRED'] as const)),
  ...(stepUp === undefined ? [] : (['STEP_UP_REQUIRED'] as const)),
];

/** Whether a key can have the permission for the operation (contract: Keys). */
const isForKeys = (operation: MarkedOperation): boolean =>
  !operation[NOT_FOR_KEYS_EXTENSION] &&
  KEY_PERMISSIONS.some((permission) => permission === operation[PERMISSION_EXTENSION]);

/** Describes ids and tokens in paths, and moves description and example from a parameter's schema to the parameter. */
function completeParameters(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter)) continue;
    if (parameter.in === 'path' && parameter.name === 'id') Object.assign(parameter, ID);
    if (parameter.in === 'path' && parameter.name === 'token') Object.assign(parameter, LINK_TOKEN);
    if (!parameter.schema || '$ref' in parameter.schema) continue;
    const { description, example, ...schema } = parameter.schema as Record<string, unknown> & { description?: string };
    if (description !== undefined) parameter.description ??= description;
    if (example !== undefined) parameter.example ??= example;
    parameter.schema = schema;
  }
}
