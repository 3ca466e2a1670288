import type { AnySchema } from 'yup';
import { jsonSchema } from '../common/swagger/json-schema.js';

interface Exemplified {
  fields: Readonly<Record<string, AnySchema>>;
  englishExample?: object;
}

/** A body for the document: the examples of the fields that have one but for those left out, and the English ones. */
export function resourceExample({ fields, englishExample }: Exemplified, leftOut: readonly string[] = []): object {
  const examples = Object.entries(fields).map(([field, rule]) => [field, jsonSchema(rule)['example']] as const);
  return {
    ...Object.fromEntries(examples.filter(([field, example]) => example !== undefined && !leftOut.includes(field))),
    ...(englishExample && { translations: { en: englishExample } }),
  };
}
