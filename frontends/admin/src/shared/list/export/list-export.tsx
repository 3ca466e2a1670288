import { useMutation } from '@vitrine/platform';
import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../../failure-text.js';
import { useMay } from '../../permissions/index.js';
import type { Column } from '../table/data-table.js';

/** A column of a list that the API exports, with the columns that it has in the file. */
export interface ExportedColumn<Row, Name extends string> extends Column<Row> {
  exported?: readonly Name[];
}

interface ListExport<Name extends string> {
  /** What the list holds, in the plural. */
  of: string;
  /** Asks the API for the file and saves it. */
  save: (columns: Name[]) => Promise<void>;
  /** The columns that are shown, in their order. */
  shown: readonly { exported?: readonly Name[] }[];
  /** Columns of the file that are saved only for those who may decrypt. */
  encrypted: ReadonlySet<Name>;
}

/** Saves all pages of a list, as filtered and ordered, with the columns shown; a failure is shown in place. */
export function useListExport<Name extends string>({ of, save, shown, encrypted }: ListExport<Name>) {
  const may = useMay();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: save });
  const ask = () => {
    const columns = shown.flatMap(({ exported = [] }) => exported);
    mutate(columns.filter((name) => may('customers:decrypt') || !encrypted.has(name)));
  };
  return {
    button: may('orders:export') && (
      <Button kind="quiet" busy={isPending} onClick={ask}>
        Export CSV
      </Button>
    ),
    failure: error && (
      <Alert
        severity="error"
        action={{ label: 'Try again', onClick: ask, busy: isPending }}
        onClose={reset}
        closeLabel="Dismiss"
      >
        <strong>The {of} could not be exported.</strong> {failureText(error, '')}
      </Alert>
    ),
  };
}
