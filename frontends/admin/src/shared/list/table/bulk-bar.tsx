import { Alert, Button } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { format } from '../../format.js';
import styles from './bulk-bar.module.css';
import type { Selection } from './selection.js';
import type { useBulk } from './use-bulk.js';

interface BulkBarProps {
  selection: Selection;
  bulk: ReturnType<typeof useBulk>;
  /** What can be done to the chosen rows. */
  children: ReactNode;
}

/** What can be done to all chosen rows, how far it is, and what it could not be done to. */
export function BulkBar({ selection, bulk: { progress, failed, retry, forget }, children }: BulkBarProps) {
  return (
    <>
      {failed && (
        <Alert severity="error" action={{ label: 'Try again', onClick: retry }} onClose={forget} closeLabel="Dismiss">
          <ul className={styles.failures}>
            {failed.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {selection.keys.length > 0 && (
        <div className={styles.bar} role="group" aria-label="Selected rows">
          <p role="status">
            {progress
              ? `${format.count(progress.done)} of ${format.count(progress.of)} …`
              : `${format.count(selection.keys.length)} selected`}
          </p>
          {children}
          <Button kind="text" onClick={selection.clear}>
            Clear selection
          </Button>
        </div>
      )}
    </>
  );
}
