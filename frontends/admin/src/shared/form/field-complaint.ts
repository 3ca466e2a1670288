import { ApiFailure } from '@vitrine/platform';

/**
 * Shows what the server says of a field beside it.
 * @returns whether it said anything of this field
 */
export function showFieldComplaint(
  error: unknown,
  field: string,
  form: { setFieldError: (field: string, message: string) => void },
): boolean {
  const complaint = error instanceof ApiFailure && error.fields.find((each) => each.field === field);
  if (complaint) form.setFieldError(field, complaint.message);
  return Boolean(complaint);
}
