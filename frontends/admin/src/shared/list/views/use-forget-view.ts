import { useNotify } from '@vitrine/ui';
import { failureWithReason } from '../../failure-text.js';
import { useRemoveView, useSaveView, type View } from './view-calls.js';

/** Deletes a view without a question, but with Undo; a failure is shown with a retry. */
export function useForgetView(): (view: View) => void {
  const notify = useNotify();
  const { mutateAsync } = useRemoveView();
  const save = useSaveView();

  function bringBack(view: View): void {
    const { list, name, query, shared } = view;
    save(null, { list, name, query, shared }).then(
      () => notify({ message: `View “${name}” was restored.` }),
      (error: unknown) =>
        notify({
          message: failureWithReason(error, `View “${name}” could not be brought back.`),
          action: { label: 'Try again', onClick: () => bringBack(view) },
        }),
    );
  }

  return function forget(view): void {
    mutateAsync(view.id).then(
      () =>
        notify({
          message: `View “${view.name}” was deleted.`,
          action: { label: 'Undo', onClick: () => bringBack(view) },
        }),
      (error: unknown) =>
        notify({
          message: failureWithReason(error, `View “${view.name}” could not be deleted.`),
          action: { label: 'Try again', onClick: () => forget(view) },
        }),
    );
  };
}
