import { ApiFailure } from '@vitrine/platform';

/**
 * Shows what the server says of a field beside it.
 * @returns whether it said anything of this field
 */
export function showFieldError(
  error: unknown,
  field: string,
  form: { setFieldError: (field: string, message: string) => void },
): boolean {
  const refused = error instanceof ApiFailure && error.fields.find((each) => each.field === field);
  if (refused) form.setFieldError(field, refused.message);
  return Boolean(refused);
}
