import { Button } from '@vitrine/ui';
import { download } from '../../download.js';
import { toCsv, type CsvColumns } from './to-csv.js';

interface CsvExportProps<Row> {
  /** Name of the file. */
  name: string;
  /** The columns that are shown, in their order. */
  columns: readonly { csv?: CsvColumns<Row> | undefined }[];
  /** All rows that the list finds; undefined while it is loading. */
  rows: readonly Row[] | undefined;
}

/** Saves all rows that a list finds, with the columns shown, as a file; for lists that the API returns whole. */
export function CsvExport<Row>({ name, columns, rows }: CsvExportProps<Row>) {
  const save = () => download(new Blob([toCsv(columns, rows ?? [])], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <Button kind="quiet" disabled={!rows || rows.length === 0} onClick={save}>
      Export this list
    </Button>
  );
}
