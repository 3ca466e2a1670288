import { escapeFormula } from '@vitrine/schemas';

/** What a file has of a column: headings, each with the value of a row. */
export type Written<Row> = readonly (readonly [heading: string, value: (row: Row) => string | number | null])[];

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? escapeFormula(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of a list that the API gives whole as CSV (RFC 4180), written as the API writes its files: with a byte order mark, by which spreadsheets recognise
 * UTF-8, and an apostrophe before what they would take for a formula.
 */
export function wholeCsv<Row>(
  columns: readonly { written?: Written<Row> | undefined }[],
  rows: readonly Row[],
): string {
  const written = columns.flatMap((column) => column.written ?? []);
  const lines = [
    written.map(([heading]) => cell(heading)),
    ...rows.map((row) => written.map(([, value]) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
