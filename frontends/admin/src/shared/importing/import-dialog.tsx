import type { ImportKind, ImportMode } from '@vitrine/schemas';
import { Alert, Button, Dialog } from '@vitrine/ui';
import { useState } from 'react';
import { failureText } from '../failure-text.js';
import { type Import, useImport, useSendRows } from './calls/import-rows.js';
import { FileChoice } from './file-choice.js';
import styles from './import-dialog.module.css';
import { ImportOutcome } from './import-outcome.js';
import { ImportProgress } from './import-progress.js';
import { hasWork } from './outcome-texts.js';

interface ImportDialogProps {
  kind: ImportKind;
  onClose: () => void;
}

/** The dialog of an import: choose a file, have it checked, see what would change, apply it (contract: Import). */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const sending = useSendRows();
  const sent = sending.data;
  const query = useImport(kind, sent?.id);
  const isBusy = sending.isPending || query.isOpen;
  const mode = sending.variables?.mode ?? 'check';
  const found = sending.isPending ? undefined : query.data;
  const isDone = found?.mode === 'apply' && found.state === 'done';
  const failure = sending.error ?? (sending.isPending ? null : query.error);

  const send = (chosen: File, next: ImportMode) => {
    setFile(chosen);
    sending.mutate({ kind, mode: next, file: chosen });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Import ${kind}`}
      size="large"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && (
            <FileChoice
              kind={file ? 'quiet' : 'primary'}
              disabled={isBusy}
              onChoose={(chosen) => send(chosen, 'check')}
            >
              {file ? 'Choose another file' : 'Choose file'}
            </FileChoice>
          )}
          {file && canApply(found) && (
            <Button disabled={isBusy} onClick={() => send(file, 'apply')}>
              Apply
            </Button>
          )}
        </>
      }
    >
      <div className={styles.steps}>
        {!file && <HowTo kind={kind} />}
        {file && <p className={styles.file}>{file.name}</p>}
        {isBusy && <ImportProgress mode={mode} rows={found?.rows ?? 0} />}
        {failure && file && (
          <Alert severity="error" action={{ label: 'Try again', onClick: () => send(file, mode) }}>
            <strong>{mode === 'check' ? 'The file could not be checked.' : 'The file could not be imported.'}</strong>{' '}
            {failureText(failure, 'Please choose it once more and try again')}
          </Alert>
        )}
        {found && !isBusy && !failure && <ImportOutcome kind={kind} found={found} />}
      </div>
    </Dialog>
  );
}

const canApply = (found: Import | undefined): boolean =>
  found?.mode === 'check' && found.state === 'done' && found.refusedRows === 0 && hasWork(found);

const KEYS: Readonly<Record<ImportKind, string>> = {
  products: 'an id',
  accessories: 'an id',
  stores: 'an id, or with the name and city of a store that is there,',
  coupons: 'an id, or with the code of a coupon that is there,',
};

function HowTo({ kind }: { kind: ImportKind }) {
  return (
    <>
      <p>
        Choose a CSV file whose first row names the columns, as in an export. A row with {KEYS[kind]} changes that
        entry; any other row adds a new one. Columns that the file leaves out stay as they are.
      </p>
      <p>
        The file is checked first. Nothing changes until you apply it, and then all of its rows are written or none.
      </p>
    </>
  );
}
