import { useField } from 'formik';
import { useCallback } from 'react';

const UNFINISHED = 'Wait until the upload is complete, or cancel it.';

/**
 * Keeps the form from being sent while a file of this field is uploading: what was chosen would be missing in what is saved.
 * @param isInProgress asked when the form is sent; the same function every time
 */
export function useUnfinishedUpload(name: string, isInProgress: () => boolean): void {
  const validate = useCallback(() => (isInProgress() ? UNFINISHED : undefined), [isInProgress]);
  useField({ name, validate });
}
