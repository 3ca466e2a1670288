import { Button } from '@vitrine/ui';
import { download } from '../../download.js';
import { wholeCsv, type Written } from './whole-csv.js';

interface WholeExportProps<Row> {
  /** Name of the file. */
  name: string;
  /** The columns that are shown, in their order. */
  columns: readonly { written?: Written<Row> | undefined }[];
  /** All that the list finds; undefined while it is loading. */
  rows: readonly Row[] | undefined;
}

/** Saves all that a list finds, with the columns shown, as a file; for lists that the API gives whole. */
export function WholeExport<Row>({ name, columns, rows }: WholeExportProps<Row>) {
  const save = () => download(new Blob([wholeCsv(columns, rows ?? [])], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <Button kind="quiet" disabled={!rows || rows.length === 0} onClick={save}>
      Export this list
    </Button>
  );
}
