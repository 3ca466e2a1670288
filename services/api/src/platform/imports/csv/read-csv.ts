import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decode, type OpenFile } from './decode.js';
import { limitCells } from './limit-cells.js';
import { findLayout } from './separator.js';
import { UnreadableCsv } from './unreadable-csv.js';

/** A row with its number as a spreadsheet counts it: 1 is the row of the column names, and empty rows count. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** In how many characters from the beginning the separator is searched. */
const BEGINNING = 64 * 1024;
/** A row of more characters than this has a quotation mark that was never closed. */
const MAX_ROW = 1024 * 1024;

/** The rows of a file, as they are read. Rows whose cells are all empty are left out. @throws UnreadableCsv */
export async function* readCsv(open: OpenFile): AsyncGenerator<CsvRow> {
  const text = decode(open);
  let beginning = '';
  while (beginning.length < BEGINNING) {
    const next = await text.next();
    if (next.done === true) break;
    beginning += next.value;
  }
  const { separator, skipped } = findLayout(beginning);
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_ROW,
  });
  const whole = limitCells(joined(beginning.slice(skipped), text), separator);
  pipeline(Readable.from(whole), parser, () => undefined);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell !== '')) yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The error drops rows that the parser has read but not passed on, so its own count is the right one.
    throw new UnreadableCsv((typeof error.records === 'number' ? error.records : row) + 1);
  }
}

async function* joined(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (beginning !== '') yield beginning;
  yield* rest;
}
