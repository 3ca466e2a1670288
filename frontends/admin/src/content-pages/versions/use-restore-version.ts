import { useMutation, useQueryClient } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import { failureWithReason } from '../../shared/failure-text.js';
import { pages } from '../content-page-calls.js';
import { type ContentPage, PAGE_TYPE_NAMES } from '../content-page.js';
import { undoneReason } from '../reason/use-reason.js';
import { useRestore } from './version-calls.js';

interface Asked {
  number: number;
  /** Only for a legal page. */
  reason?: string;
}

/**
 * Restores a version, with Undo in the message; a change that somebody else saved meanwhile is not overwritten.
 * @param present number of the version that is the present text
 */
export function useRestoreVersion(page: ContentPage, present: number) {
  const restore = useRestore();
  const client = useQueryClient();
  const notify = useNotify();
  const name = PAGE_TYPE_NAMES[page.pageType];

  const undo = (restored: ContentPage, reason: string | undefined): void => {
    const why = reason === undefined ? {} : { reason: undoneReason(reason) };
    restore(page.id, { number: present, version: restored.version, ...why }).then(
      () => notify({ message: `${name} is as it was before.` }),
      (error: unknown) =>
        notify({
          message: failureWithReason(error, `${name} could not be put back.`),
          stays: true,
          action: { label: 'Try again', onClick: () => undo(restored, reason) },
        }),
    );
  };

  return useMutation({
    mutationFn: (asked: Asked) => restore(page.id, { ...asked, version: page.version }),
    onSuccess: (restored, { number, reason }) =>
      notify({
        message: `Version ${number} of ${name} was restored.`,
        action: { label: 'Undo', onClick: () => undo(restored, reason) },
      }),
    onError: () => client.invalidateQueries({ queryKey: pages.key }),
  });
}
