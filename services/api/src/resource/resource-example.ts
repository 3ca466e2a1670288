import type { AnySchema } from 'yup';
import { jsonSchema } from '../common/swagger/json-schema.js';

interface Exemplified {
  fields: Readonly<Record<string, AnySchema>>;
  englishExample?: object;
}

/** The example of a body for the OpenAPI document: the examples of the fields, except the left out ones, and the English examples. */
export function resourceExample({ fields, englishExample }: Exemplified, leftOut: readonly string[] = []): object {
  const examples = Object.entries(fields).map(([field, rule]) => [field, jsonSchema(rule)['example']] as const);
  return {
    ...Object.fromEntries(examples.filter(([field, example]) => example !== undefined && !leftOut.includes(field))),
    ...(englishExample && { translations: { en: englishExample } }),
  };
}
