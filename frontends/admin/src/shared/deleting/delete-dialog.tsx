import type { UseMutationResult } from '@vitrine/platform';
import type { Notice } from '@vitrine/ui';
import { ConfirmMutation } from './confirm-mutation.js';
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
export function DeleteDialog({ id, question, remove, ...rest }: DeleteDialogProps) {
  useFocusKept();
  return (
    <ConfirmMutation {...rest} confirmLabel="Delete" mutation={remove} variables={id}>
      <p>{question}</p>
    </ConfirmMutation>
  );
}
