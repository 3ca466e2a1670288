import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isSchema, type AnySchema } from 'yup';
import { OPTIONAL_TOKEN } from '../common/auth/also-for-staff.js';
import { ErrorDto } from '../common/errors/error.dto.js';
import { EXAMPLE } from '../common/swagger/api-bodies.js';
import { errorMeaning, type ErrorStatus } from '../common/swagger/api-errors.js';
import { QUERY_TEXTS, USUAL_QUERY_TEXTS } from '../common/swagger/api-query.js';
import { jsonSchema } from '../common/swagger/json-schema.js';
import { addMultipartBody, FILE_PARTS, type FileParts } from '../common/swagger/multipart-body.js';
import { OWN_PATHS } from './own-routes.js';

const BEARER = 'bearer';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const SUCCESS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, no content',
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  'x-public'?: boolean;
  [OPTIONAL_TOKEN]?: boolean;
  [EXAMPLE]?: object;
  [FILE_PARTS]?: FileParts;
  [QUERY_TEXTS]?: Readonly<Record<string, string>>;
};

/**
 * The API's OpenAPI document: routes and answers from the controllers and DTOs, bodies and queries from the shared Yup schemas. Every
 * operation that is not `@Public()` asks for the bearer token and can answer 401; all can answer 500 and 503.
 */
export function openApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Vitrine API')
    .setDescription(
      'Storefront and back-office of premium app editions. Amounts are euros, times ISO 8601 in UTC, ids UUID v7. ' +
        'Sign in with `POST /api/admin/login` and authorise with the `token` of its answer. ' +
        'Bodies are JSON, and forms where an operation says so; any other type is 415. ' +
        'The sentences of errors are always English, whatever `lang` or `Accept-Language` ask for; clients translate by `code`.',
    )
    .setVersion('1.0.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    standardSchemaConverter: (schema) => (isSchema(schema) ? { schema: jsonSchema(schema as AnySchema) } : undefined),
  });
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) if (path[method]) completeOperation(path[method]);
  }
  Object.assign(document.paths, OWN_PATHS);
  sortEnums(document);
  return document;
}

function completeOperation(operation: Operation): void {
  const { 'x-public': isPublic, [OPTIONAL_TOKEN]: takesToken, [EXAMPLE]: example, [FILE_PARTS]: files } = operation;
  const texts: Readonly<Record<string, string>> = { id: 'UUID v7', ...USUAL_QUERY_TEXTS, ...operation[QUERY_TEXTS] };
  for (const mark of ['x-public', OPTIONAL_TOKEN, EXAMPLE, FILE_PARTS, QUERY_TEXTS])
    Reflect.deleteProperty(operation, mark);
  if (files) addMultipartBody(operation, files);
  const signedIn = { [BEARER]: [] };
  operation.security = !isPublic ? [signedIn] : takesToken ? [{}, signedIn] : [];
  if (example && operation.requestBody && 'content' in operation.requestBody)
    for (const content of Object.values(operation.requestBody.content)) content.example ??= example;
  for (const parameter of operation.parameters ?? []) {
    const text = 'name' in parameter && texts[parameter.name];
    if (text) parameter.description ??= text;
  }
  const always: ErrorStatus[] = isPublic && !takesToken ? [500, 503] : [401, 500, 503];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response && 'description' in response && response.description === '')
      response.description = SUCCESS[status] ?? 'Done';
  }
  if (operation.requestBody) always.push(413, 415);
  for (const status of always) {
    operation.responses[status] ??= {
      description: errorMeaning(status),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
    };
  }
}

/** The compiler names a union's members in whatever order it met them, which differs from build to build. */
function sortEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'enum' && Array.isArray(value)) value.sort();
    else sortEnums(value);
  }
}
