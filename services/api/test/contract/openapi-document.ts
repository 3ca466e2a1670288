import { withComingTimes } from '../../src/common/swagger/coming-times.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  anyOf?: Schema[];
  allOf?: Schema[];
}
export type Content = Record<string, { schema?: Schema; example?: unknown }>;
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}
export interface Answer {
  description: string;
  content?: Content;
  headers?: Record<string, { $ref?: string }>;
}
export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}
interface Document {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, unknown>;
    headers: Record<string, { description: string; schema: Schema }>;
    parameters: Record<string, Parameter>;
  };
}

/** The committed document. Every test run generates it again, which proves that it is the one the API serves. */
export const documentFile = join(import.meta.dirname, '../../../../contracts/openapi/openapi.json');

export const document = JSON.parse(withComingTimes(readFileSync(documentFile, 'utf8'))) as Document;

/** The target of a `$ref`; any other node is returned as it is. */
export function resolved<Node extends object>(node: Node): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node;
  const path = node.$ref.slice('#/'.length).split('/');
  const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  if (target === undefined) throw new Error(`${node.$ref} does not exist`);
  return target as Node;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation, with the references of its parameters and answers resolved. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([key]) => methods.includes(key))
    .map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation: {
        ...operation,
        parameters: (operation.parameters ?? []).map(resolved),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, answer]) => [status, resolved(answer)]),
        ),
      },
    })),
);
