import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  maxLength?: number;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content?: Record<string, Media> };
  responses: Record<string, unknown>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Described> & { parameters?: Parameter[] }>;
}

export interface Operation {
  id: string;
  method: string;
  /** With its `{parameters}`. */
  path: string;
  parameters: Parameter[];
  /** Names of the fields that its body may have; undefined when it takes none. */
  fields: string[] | undefined;
  example: Record<string, unknown>;
  /** Of its JSON body. */
  schema: Schema;
  takesForms: boolean;
  /** Documented status codes. */
  statuses: number[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Health and metrics are not on the public origin: each process has them on a port of its own. */
const isPublic = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/uploads/');

/** Every public operation of the document. */
export function readOperations(): Operation[] {
  const file = join(import.meta.dirname, '../../../contracts/openapi/openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

  function resolve<T extends { $ref?: string }>(value: T): T {
    if (value.$ref === undefined) return value;
    const parts = value.$ref.slice(2).split('/');
    return resolve(parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as T);
  }
  function fieldsOf(schema: Schema): string[] {
    const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = resolve(schema);
    return [...Object.keys(properties), ...[...oneOf, ...anyOf, ...allOf].flatMap(fieldsOf)];
  }

  /** Resolves the references of a schema, so that it can be traversed. */
  function whole(schema: Schema): Schema {
    const { properties = {}, items, ...others } = resolve(schema);
    return {
      ...others,
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, whole(each)])),
      ...(items && { items: whole(items) }),
    };
  }

  return Object.entries(document.paths)
    .filter(([path]) => isPublic(path))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const described = item[method];
        if (!described) return [];
        const content = described.requestBody && resolve(described.requestBody).content;
        const media = Object.values(content ?? {});
        const examples = media.flatMap(({ example, examples: named = {} }) => [
          example,
          ...Object.values(named).map(({ value }) => value),
        ]);
        const example = examples.find((value) => typeof value === 'object' && value !== null) ?? {};
        return {
          id: described.operationId,
          method: method.toUpperCase(),
          path,
          parameters: [...(item.parameters ?? []), ...(described.parameters ?? [])].map(resolve),
          fields: content && [...new Set(media.flatMap(({ schema }) => (schema ? fieldsOf(schema) : [])))],
          example: example as Record<string, unknown>,
          schema: whole(content?.['application/json']?.schema ?? {}),
          takesForms: content !== undefined && 'multipart/form-data' in content,
          statuses: Object.keys(described.responses).map(Number),
        };
      }),
    );
}
