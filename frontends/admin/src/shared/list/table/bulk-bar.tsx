import { BULK_ROWS } from '@vitrine/schemas';
import { Alert, Button } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { format } from '../../format.js';
import styles from './bulk-bar.module.css';
import type { Found, Selection } from './selection.js';
import type { useBulk } from './use-bulk.js';

interface BulkBarProps {
  selection: Selection;
  bulk: ReturnType<typeof useBulk>;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** Offers to extend a selection of the whole page to all rows that the list finds. */
function FoundOffer({ found }: { found: Found }) {
  if (found.total > BULK_ROWS.maximum)
    return <p>{`To select all found, narrow the list to ${format.count(BULK_ROWS.maximum)} or fewer.`}</p>;
  return (
    <Button kind="text" onClick={found.choose}>
      {`Select all ${format.count(found.total)} found`}
    </Button>
  );
}

/** Actions for the selected rows, their progress, and what failed. */
export function BulkBar({ selection, bulk: { progress, failed, forget }, children }: BulkBarProps) {
  const { found, count } = selection;
  const selected = found?.isChosen ? `All ${format.count(count)} found selected` : `${format.count(count)} selected`;
  return (
    <>
      {failed && (
        <Alert
          severity="error"
          {...(failed.retry && { action: { label: 'Try again', onClick: failed.retry } })}
          onClose={forget}
          closeLabel="Dismiss"
        >
          <ul className={styles.failures}>
            {failed.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {count > 0 && (
        <div className={styles.bar} role="group" aria-label="Selected rows">
          <p role="status">
            {progress ? `${format.count(progress.done)} of ${format.count(progress.of)} …` : selected}
          </p>
          {found && !found.isChosen && !progress && <FoundOffer found={found} />}
          {children}
          <Button kind="text" onClick={selection.clear}>
            Clear selection
          </Button>
        </div>
      )}
    </>
  );
}
