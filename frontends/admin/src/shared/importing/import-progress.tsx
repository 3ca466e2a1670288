import LinearProgress from '@mui/material/LinearProgress';
import type { ImportMode } from '@vitrine/schemas';
import { format } from '../format.js';
import styles from './import-dialog.module.css';

/** Progress of an import, which continues when the dialog is closed. */
export function ImportProgress({ mode, rows }: { mode: ImportMode; rows: number }) {
  const action = mode === 'check' ? 'Checking the file' : 'Importing the rows';
  return (
    <div className={styles.progress}>
      <LinearProgress aria-label={action} />
      <p role="status">
        {action}
        {rows > 0 ? `: ${format.count(rows)} ${rows === 1 ? 'row' : 'rows'} so far` : '…'}
      </p>
      {mode === 'apply' && <p>It goes on when you close this window.</p>}
    </div>
  );
}
