import { Alert } from '@vitrine/ui';
import { failureWithReason } from '../failure-text.js';
import type { RowFailure } from '../rows/index.js';
import styles from './card-failure.module.css';

/** On its card: why a change of the row failed, another try, and putting the message away. `text` such as `Failed to update store`. */
export function CardFailure({ failure, text }: { failure: RowFailure | undefined; text: string }) {
  if (!failure) return null;
  return (
    <Alert
      severity="error"
      className={styles.failure}
      action={{ label: 'Try again', onClick: failure.retry }}
      onClose={failure.dismiss}
      closeLabel="Dismiss"
    >
      {failureWithReason(failure.error, text)}
    </Alert>
  );
}
