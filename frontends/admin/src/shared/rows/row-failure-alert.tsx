import { Alert } from '@vitrine/ui';
import type { RowFailure } from './use-row-failures.js';

interface RowFailureAlertProps {
  failure: RowFailure;
  className?: string;
}

/** Shown beside its row: why a change failed, with a retry and a button that dismisses the message. */
export function RowFailureAlert({ failure: { sentence, retry, dismiss }, className }: RowFailureAlertProps) {
  return (
    <Alert
      severity="error"
      {...(className !== undefined && { className })}
      action={{ label: 'Try again', onClick: retry }}
      onClose={dismiss}
      closeLabel="Dismiss"
    >
      {sentence}
    </Alert>
  );
}

/** For the row of a table; undefined without a failure. */
export const rowFailure = (failure: RowFailure | undefined) => failure && <RowFailureAlert failure={failure} />;
