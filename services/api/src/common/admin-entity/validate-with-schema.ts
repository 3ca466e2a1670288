import { fieldErrors, versionSchema } from '@vitrine/schemas';
import { ValidationError, type InferType, type Schema } from 'yup';
import { staleVersion, validationFailed, type LastChange } from '../errors/api-error.js';

/**
 * Validates a value by a schema of `@vitrine/schemas`; returns it converted and without unknown fields.
 * @param context for rules that compare with what is stored
 * @throws ApiError 400 `VALIDATION_FAILED` with one entry per field
 */
export function validateWithSchema<Rules extends Schema>(
  schema: Rules,
  value: unknown,
  context?: { present: unknown },
): InferType<Rules> {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true, ...(context && { context }) });
  } catch (error) {
    if (error instanceof ValidationError) throw validationFailed(fieldErrors(error));
    throw error;
  }
}

/**
 * Merges any subset of an entity's fields into the present ones and validates the result (contract: `PUT` takes any subset of the fields).
 * @param present the fields as in the admin answer
 * @throws ApiError 409 `STALE_VERSION` when the body names a version other than the present one, 400 `VALIDATION_FAILED`
 */
export function mergeAndValidate<Rules extends Schema>(
  schema: Rules,
  present: Readonly<Record<keyof InferType<Rules>, unknown> & { version: number } & LastChange>,
  changes: Readonly<Record<string, unknown>>,
): InferType<Rules> {
  const { version } = validateWithSchema(versionSchema, changes);
  if (version !== undefined && version !== present.version) throw staleVersion(present);
  return validateWithSchema(schema, { ...present, ...changes, version: present.version }, { present });
}
