import { useState } from 'react';
import { showFieldError } from '../shared/form/field-error.js';

/**
 * Submits a form of one field. What the server says of the field is shown beside it.
 * @param describe why the rest failed, to be shown above the field
 */
export function useFieldSubmit<Field extends string>(
  field: Field,
  submit: (values: Record<Field, string>) => Promise<void>,
  describe: (error: unknown) => string,
) {
  const [failure, setFailure] = useState<string>();
  const onSubmit = async (values: Record<Field, string>, form: Parameters<typeof showFieldError>[2]) => {
    setFailure(undefined);
    try {
      await submit(values);
    } catch (error) {
      if (!showFieldError(error, field, form)) setFailure(describe(error));
    }
  };
  return { failure, onSubmit };
}
