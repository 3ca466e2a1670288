import { useNotify } from '@vitrine/ui';
import { useCallback } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { pages } from '../content-page-calls.js';
import { form } from '../content-page-forms.js';
import type { ContentPage } from '../content-page.js';

/** Creates a deleted page again as it was and tells how that went, wherever the person is by then; a failure can be tried again. */
export function useRestorePage(): (page: ContentPage) => void {
  const save = pages.useSave();
  const notify = useNotify();
  return useCallback(
    function restore(page: ContentPage) {
      save(null, form.bodyOf(form.valuesOf(page))).then(
        () => notify({ message: `Content page “${page.title}” is back.` }),
        (error: unknown) =>
          notify({
            message: failureWithReason(error, `Content page “${page.title}” could not be restored.`),
            stays: true,
            action: { label: 'Try again', onClick: () => restore(page) },
          }),
      );
    },
    [save, notify],
  );
}
