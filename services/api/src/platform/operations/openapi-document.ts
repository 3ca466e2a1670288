import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isSchema, type AnySchema } from 'yup';
import { ErrorDto } from '../../common/errors/error.dto.js';
import { addIdempotencyKeys } from '../../common/idempotency/idempotency-document.js';
import { errorResponseComponents, headTooLarge, shareErrorResponses } from '../../common/swagger/api-errors.js';
import { addFormats } from '../../common/swagger/formats-by-name.js';
import { jsonSchema } from '../../common/swagger/json-schema.js';
import { nameSchemas } from '../../common/swagger/named-schemas.js';
import { addRequestHeaders, requestHeaderComponents } from '../../common/swagger/request-headers.js';
import { addResponseHeaders, RESPONSE_HEADERS } from '../../common/swagger/response-headers.js';
import { API_KEY, BEARER, completeOperation, listOperations } from './complete-operation.js';
import { DOCUMENT_TEXT, TAGS } from './openapi-texts.js';
import { ownPaths } from './own-routes.js';

/**
 * The API's OpenAPI document: routes and answers from the controllers and DTOs, bodies and queries from the shared Yup schemas. Every
 * operation that is not `@Public()` asks for the bearer token and can answer 401; all can answer 500 and 503.
 */
export function openApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Storefront and back-office API')
    .setDescription(DOCUMENT_TEXT)
    .setVersion('1.0.0')
    .addServer('/')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` of the answer to `POST /api/admin/login`; it ends after `expiresIn` seconds.',
      },
      BEARER,
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'vt_…',
        description: 'The key of a program, which an owner makes with the permissions that the program needs.',
      },
      API_KEY,
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    standardSchemaConverter: (schema) => (isSchema(schema) ? { schema: jsonSchema(schema as AnySchema) } : undefined),
  });
  Reflect.deleteProperty(document.info, 'contact');
  Object.assign(document.info, { license: { name: 'MIT', identifier: 'MIT' } });
  document.tags = TAGS.map(([name, description]) => ({ name, description }));
  for (const operation of listOperations(document)) completeOperation(operation, document);
  addIdempotencyKeys(document);
  document.paths = { ...parentsFirst(document.paths), ...ownPaths() };
  for (const operation of listOperations(document)) {
    operation.responses[431] = headTooLarge();
    addRequestHeaders(operation);
    addResponseHeaders(operation);
    shareErrorResponses(operation);
  }
  addFormats(document);
  nameSchemas(document);
  document.components = {
    ...document.components,
    parameters: requestHeaderComponents(),
    headers: { ...RESPONSE_HEADERS },
    responses: errorResponseComponents(),
  };
  sortEnums(document);
  unwrapReferences(document);
  return document;
}

/** Sorts an address before those below it, regardless of the order in which a controller and its base class declare them. */
function parentsFirst<Path>(paths: Readonly<Record<string, Path>>): Record<string, Path> {
  const names = Object.keys(paths);
  const placeOf = (path: string) => names.findIndex((name) => name === path || name.startsWith(`${path}/`));
  const sorted = names.toSorted((a, b) => placeOf(a) - placeOf(b) || a.length - b.length);
  return Object.fromEntries(sorted.map((name) => [name, paths[name] as Path]));
}

/** Sorts the values of enums: the compiler lists a union's members in an order that differs from build to build. */
function sortEnums(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'enum' && Array.isArray(value)) value.sort();
    else sortEnums(value);
  }
}

/** Removes `allOf` around a single reference: only 3.0 needed it, since 3.1 a description may stand beside the reference. */
function unwrapReferences(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { allOf } = node as { allOf?: unknown };
  if (Array.isArray(allOf) && allOf.length === 1) {
    Reflect.deleteProperty(node, 'allOf');
    Object.assign(node, allOf[0]);
  }
  for (const value of Object.values(node)) unwrapReferences(value);
}
