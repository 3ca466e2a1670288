import type { ComponentProps } from 'react';
import { ConfirmMutation } from '../shared/deleting/index.js';

interface RemoveFactorDialogProps<Factor> extends Pick<
  ComponentProps<typeof ConfirmMutation<Factor>>,
  'title' | 'mutation' | 'variables' | 'failure' | 'onClose'
> {
  /** What follows of it. */
  text: string;
  /** Said once it is removed. */
  done: string;
  /** Whether the account has no other second factor. */
  isLast: boolean;
}

/** Takes a second factor away after a question. */
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
