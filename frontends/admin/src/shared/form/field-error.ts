import { ApiFailure } from '@vitrine/platform';

/**
 * Shows the server's error for a field beside it.
 * @returns whether there is one
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
