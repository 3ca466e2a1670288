import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** A form's fields for files, by name; with `json` the route also accepts JSON. */
export interface FileParts {
  json: boolean;
  fields: Readonly<Record<string, { list: boolean; max: number; isFileOnly?: boolean }>>;
}

/** Extension of an operation with its {@link FileParts}; removed when the OpenAPI document is completed. */
export const FILE_PARTS = 'x-file-parts';

interface ObjectSchema {
  title?: string;
  description?: string;
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

const FILE = { type: 'string', format: 'binary', description: 'A file' } as const;

/** Documents that an operation accepts its body as a form, with the fields of the JSON body and its fields for files. */
export function addMultipartBody(operation: Operation, parts: FileParts): void {
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const json = (body?.content['application/json']?.schema ?? {}) as ObjectSchema;
  const properties: Record<string, object> = { ...json.properties };
  for (const [name, { list, max, isFileOnly }] of Object.entries(parts.fields)) {
    const description = json.properties?.[name]?.description ?? FILE.description;
    properties[name] = list
      ? { type: 'array', description, items: FILE, maxItems: max }
      : isFileOnly
        ? { ...FILE, description }
        : { description, anyOf: [FILE, { type: 'string', description: 'A path below `/uploads/`' }] };
  }
  const schema = {
    ...(json.title !== undefined && { title: `${json.title}Form` }),
    description: `${json.description ?? 'Files'} (as a form)`,
    type: 'object',
    properties,
    ...(json.required && { required: json.required }),
  };
  const content = { ...(parts.json && body?.content), 'multipart/form-data': { schema } };
  operation.requestBody = { ...body, required: true, content };
}
