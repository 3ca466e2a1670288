import { neutralizeFormulas } from '@vitrine/schemas';

/** The columns of a CSV file that a column of a list becomes: the heading of each, and its value for a row. */
export type CsvColumns<Row> = readonly (readonly [heading: string, value: (row: Row) => string | number | null])[];

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? neutralizeFormulas(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as CSV (RFC 4180), as the API writes its files: with a byte order mark, by which spreadsheets recognise UTF-8, and an
 * apostrophe before what they would take for a formula.
 */
export function toCsv<Row>(columns: readonly { csv?: CsvColumns<Row> | undefined }[], rows: readonly Row[]): string {
  const exported = columns.flatMap((column) => column.csv ?? []);
  const lines = [
    exported.map(([heading]) => cell(heading)),
    ...rows.map((row) => exported.map(([, value]) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
