import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { AnyObject, AnySchema, ObjectSchema } from 'yup';

/** Converts a shared schema to JSON Schema, for the OpenAPI document. */
export function jsonSchema(schema: AnySchema): Record<string, unknown> {
  const { default: _, ...converted } = convertSchema(schema) ?? {};
  return converted;
}

/** The schema of any subset of an object's fields: none is required or has a default, because fields that are left out are not changed. */
export function subsetSchema(schema: ObjectSchema<AnyObject>): Record<string, unknown> {
  const { required: _, title, properties, ...rest } = jsonSchema(schema);
  return {
    ...rest,
    ...(typeof title === 'string' && { title: title.replace(/Input$/, 'Changes') }),
    properties: withoutDefaults(properties as Record<string, Record<string, unknown>>),
  };
}

const withoutDefaults = (properties: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, { default: _, ...field }]) => [name, field]));
