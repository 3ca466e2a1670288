import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { validationFailed } from '../errors/api-error.js';
import { isInherited } from '../http/requests/json-body.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/**
 * Validates `@Body({ schema })` and `@Query({ schema })` with the shared Yup schemas. The schemas strip unknown fields;
 * a refusal is 400 `VALIDATION_FAILED` with one entry per field.
 */
@Injectable()
export class SchemaValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => validationFailed(toFieldErrors(issues)) });
  }

  /** Only top-level keys are checked: the body parser has already dropped such keys at every depth, and a query is flat. */
  protected override stripProtoKeys(value: unknown): void {
    super.stripProtoKeys(value);
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value).filter(isInherited)) Reflect.deleteProperty(value, key);
  }
}

/** The first error of each field, in the order of the schema. */
export function toFieldErrors(issues: readonly Issue[]) {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
