import { useState } from 'react';
import { showFieldError } from '../shared/form/field-error.js';

/**
 * Submits a form with one field. An error of the server about the field is shown beside it.
 * @param describe makes the message of any other failure, shown above the field
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
