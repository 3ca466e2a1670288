import type { ComponentProps } from 'react';
import { ConfirmMutation } from '../shared/deleting/index.js';

interface RemoveFactorDialogProps<Factor> extends Pick<
  ComponentProps<typeof ConfirmMutation<Factor>>,
  'title' | 'mutation' | 'variables' | 'failure' | 'onClose'
> {
  /** The consequence of the removal. */
  text: string;
  /** Shown once it is removed. */
  done: string;
  /** Whether the account has no other second factor. */
  isLast: boolean;
}

/** Removes a second factor after a confirmation. */
export function RemoveFactorDialog<Factor>({ text, done, isLast, ...rest }: RemoveFactorDialogProps<Factor>) {
  return (
    <ConfirmMutation {...rest} confirmLabel="Remove" done={{ message: done }}>
      <p>{text}</p>
      {isLast && (
        <p>
          <strong>This is your last second factor.</strong> After it your password alone is enough, and your recovery
          codes go with it.
        </p>
      )}
    </ConfirmMutation>
  );
}
