import type { UseMutationResult } from '@vitrine/platform';
import type { Notice } from '@vitrine/ui';
import { ConfirmMutation } from './confirm-mutation.js';
import { useFocusKept } from './use-focus-kept.js';

interface DeleteDialogProps {
  /** Id of what is deleted. */
  id: string;
  title: string;
  /** The spec's question. */
  question: string;
  remove: UseMutationResult<unknown, Error, string>;
  /** Shown when it fails, before the API's own sentence. */
  failure: string;
  /** Shown after success, with Undo where that is possible. */
  done: Notice;
  /** Called after success and on Cancel. */
  onClose: () => void;
}

/** Asks before something is deleted; a failure is shown in the dialog and can be retried. */
export function DeleteDialog({ id, question, remove, ...rest }: DeleteDialogProps) {
  useFocusKept();
  return (
    <ConfirmMutation {...rest} confirmLabel="Delete" mutation={remove} variables={id}>
      <p>{question}</p>
    </ConfirmMutation>
  );
}
