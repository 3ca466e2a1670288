import { ConfirmDialog, useNotify } from '@vitrine/ui';
import { failureWithReason } from '../shared/failure-text.js';

interface RemoveFactorDialogProps<Factor> {
  title: string;
  /** What follows of it. */
  text: string;
  factor: Factor;
  removal: {
    mutate: (factor: Factor, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  /** Said once it is removed. */
  done: string;
  failure: string;
  /** Whether the account has no other second factor. */
  isLast: boolean;
  onClose: () => void;
}

/** Takes a second factor away after a question. */
export function RemoveFactorDialog<Factor>(props: RemoveFactorDialogProps<Factor>) {
  const { title, text, factor, removal, done, failure, isLast, onClose } = props;
  const notify = useNotify();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Remove"
      cancelLabel="Cancel"
      dangerous
      busy={removal.isPending}
      failure={removal.error ? failureWithReason(removal.error, failure) : undefined}
      onConfirm={() =>
        removal.mutate(factor, {
          onSuccess: () => {
            onClose();
            notify({ message: done });
          },
        })
      }
      onCancel={onClose}
    >
      <p>{text}</p>
      {isLast && (
        <p>
          <strong>This is your last second factor.</strong> After it your password alone is enough, and your recovery
          codes go with it.
        </p>
      )}
    </ConfirmDialog>
  );
}
