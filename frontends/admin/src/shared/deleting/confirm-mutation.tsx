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
  /** Shown when it fails, before the API's own sentence. */
  failure: string;
  /** Shown after success, with Undo where that is possible. */
  done: Notice;
  /** Called after success and on Cancel. */
  onClose: () => void;
  /** The question. */
  children: ReactNode;
}

/** Asks before a destructive mutation; a failure is shown in the dialog and can be retried. */
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
