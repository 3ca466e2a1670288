import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** A form's fields that take files, by name; with `json` the route takes JSON as well. */
export interface FileParts {
  json: boolean;
  fields: Readonly<Record<string, { list: boolean; max: number }>>;
}

/** Extension under which an operation notes its {@link FileParts} until the document is complete. */
export const FILE_PARTS = 'x-file-parts';

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

const FILE = { type: 'string', format: 'binary' } as const;

/** Documents that an operation takes its body as a form: the fields of the JSON body, with files where it takes them. */
export function addMultipartBody(operation: Operation, parts: FileParts): void {
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const json = (body?.content['application/json']?.schema ?? {}) as ObjectSchema;
  const properties: Record<string, object> = { ...json.properties };
  for (const [name, { list, max }] of Object.entries(parts.fields)) {
    properties[name] = list
      ? { type: 'array', items: FILE, maxItems: max }
      : { oneOf: [FILE, { type: 'string', description: 'A path below `/uploads/`' }] };
  }
  const schema = { type: 'object', properties, ...(json.required && { required: json.required }) };
  const content = { ...(parts.json && body?.content), 'multipart/form-data': { schema } };
  operation.requestBody = { ...body, required: true, content };
}
