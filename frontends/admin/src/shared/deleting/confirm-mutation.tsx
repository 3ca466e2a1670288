import { ConfirmDialog, type Notice, useNotify } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { failureWithReason } from '../failure-text.js';

interface ConfirmMutationProps<Variables> {
  title: string;
  confirmLabel: string;
  mutation: {
    mutate: (variables: Variables, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** What the mutation is called with. */
  variables: Variables;
  /** Said when it fails, before the API's own sentence. */
  failure: string;
  /** Said when it is done, with a way back where there is one. */
  done: Notice;
  /** Done or left alone. */
  onClose: () => void;
  /** The question. */
  children: ReactNode;
}

/** Asks before something is taken away; a failure is shown in place and can be tried again. */
export function ConfirmMutation<Variables>(props: ConfirmMutationProps<Variables>) {
  const { title, confirmLabel, mutation, variables, failure, done, onClose, children } = props;
  const notify = useNotify();
  const confirm = () =>
    mutation.mutate(variables, {
      onSuccess: () => {
        onClose();
        notify(done);
      },
    });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Cancel"
      dangerous
      busy={mutation.isPending}
      failure={mutation.error ? failureWithReason(mutation.error, failure) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
