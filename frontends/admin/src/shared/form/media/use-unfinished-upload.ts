import { useField } from 'formik';
import { useCallback } from 'react';

const UNFINISHED = 'Wait until the upload is complete, or cancel it.';

/**
 * Keeps the form from being submitted while a file of this field is uploading, because the file would be missing in what is saved.
 * @param isInProgress called when the form is validated; must be the same function on every render
 */
export function useUnfinishedUpload(name: string, isInProgress: () => boolean): void {
  const validate = useCallback(() => (isInProgress() ? UNFINISHED : undefined), [isInProgress]);
  useField({ name, validate });
}
