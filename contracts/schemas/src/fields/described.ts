import type { AnySchema } from 'yup';

interface Details {
  /** Name of an object in the document and in generated clients. */
  title?: string;
  format?: 'date' | 'date-time' | 'email' | 'uri' | 'uri-reference' | 'uuid' | 'password';
  /** Alternative formats of the value. */
  anyOf?: readonly { type: 'string' | 'null'; format?: 'date' | 'date-time' }[];
  /** A value that the API accepts. */
  example?: unknown;
}

/** Adds to a field what the OpenAPI document says beside its rule: its meaning, its unit, an example. */
export const described = <Field extends AnySchema>(field: Field, description: string, details: Details = {}): Field => {
  const known = (field.spec.meta as { jsonSchema?: object } | undefined)?.jsonSchema;
  return field.meta({ jsonSchema: { ...known, description, ...details } });
};
