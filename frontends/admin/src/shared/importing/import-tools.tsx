import { IMPORT_PERMISSIONS, type ImportKind } from '@vitrine/schemas';
import { Button, useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../failure-text.js';
import { useMay } from '../permissions/index.js';
import { useExportRows } from './calls/export-rows.js';
import { ImportDialog } from './import-dialog.js';

/** Import of rows by a CSV file, and export of all rows as one, for those who may. */
export function ImportTools({ kind }: { kind: ImportKind }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { read, write } = IMPORT_PERMISSIONS[kind];
  return (
    <>
      {may('catalogue:write') && may(write) && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Import
        </Button>
      )}
      {may('catalogue:read') && may(read) && <ExportButton kind={kind} />}
      {isOpen && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportButton({ kind }: { kind: ImportKind }) {
  const notify = useNotify();
  const { mutate, isPending } = useExportRows();
  const onError = (error: Error) =>
    notify({ message: failureWithReason(error, `The ${kind} could not be exported`), stays: true });
  return (
    <Button kind="quiet" busy={isPending} onClick={() => mutate(kind, { onError })}>
      Export CSV
    </Button>
  );
}
