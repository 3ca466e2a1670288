import type { UseMutationResult } from '@vitrine/platform';
import { ConfirmDialog, type Notice, useNotify } from '@vitrine/ui';
import { failureWithReason } from '../failure-text.js';
import { useFocusKept } from './use-focus-kept.js';

interface DeleteDialogProps {
  /** What is deleted, by its id. */
  id: string;
  title: string;
  /** The spec's question. */
  question: string;
  remove: UseMutationResult<unknown, Error, string>;
  /** Said when it fails, before the API's own sentence. */
  failure: string;
  /** Said when it is done, with a way back where there is one. */
  done: Notice;
  /** Deleted or left alone. */
  onClose: () => void;
}

/** Asks before something is deleted; a failure is shown in place and can be tried again. */
export function DeleteDialog({ id, title, question, remove, failure, done, onClose }: DeleteDialogProps) {
  const notify = useNotify();
  useFocusKept();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose();
        notify(done);
      },
    });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      dangerous
      busy={remove.isPending}
      failure={remove.error ? failureWithReason(remove.error, failure) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}
