import { IMPORT_KINDS, sentence, type ImportKind, type TranslatedLanguage, unescapeFormula } from '@vitrine/schemas';
import { CSV_COLUMNS, CSV_ID, type CsvColumn } from '@vitrine/schemas/csv-columns';
import type { RefusedField } from './refused-row.js';

/** The column by which a row says which version it was made from (contract: Versions). */
const VERSION = 'version';
const MAX_NAME = 100;

/** The place of each column in a file. */
export interface FileColumns {
  count: number;
  id?: number;
  version?: number;
  fields: readonly { column: CsvColumn; place: number }[];
  /** Places of columns without a name, which spreadsheets leave behind; their cells must be empty. */
  unnamed: readonly number[];
}

/** The names of all columns of a kind, in the order of an export. */
export const columnNames = (kind: ImportKind): string[] => [CSV_ID, ...CSV_COLUMNS[kind].map(({ name }) => name)];

/** The texts that a translated entry has in a language. @param translations as bodies have them, if any */
export const textsIn = (translations: unknown, language: TranslatedLanguage): Readonly<Record<string, unknown>> =>
  (translations as Partial<Record<TranslatedLanguage, Record<string, unknown>>> | undefined)?.[language] ?? {};

/** The value of a column. @param fields of an entry, as a body would give them */
export const valueOf = (fields: Readonly<Record<string, unknown>>, { field, language }: CsvColumn): unknown =>
  (language === undefined ? fields : textsIn(fields['translations'], language))[field];

/** Each column of a kind by its name in lower case, since people write `displayorder`, too. */
const KNOWN = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [kind, new Map(CSV_COLUMNS[kind].map((column) => [column.name.toLowerCase(), column]))]),
) as unknown as Record<ImportKind, ReadonlyMap<string, CsvColumn>>;

/** Reads the first row of a file, whatever the case of its names. */
export function readColumns(
  kind: ImportKind,
  names: readonly string[],
): { columns: FileColumns; refused: RefusedField[] } {
  const refused: RefusedField[] = [];
  const seen = new Set<string>();
  const unnamed: number[] = [];
  const fields: { column: CsvColumn; place: number }[] = [];
  const columns: FileColumns = { count: names.length, fields, unnamed };
  for (const [place, cell] of names.entries()) {
    const name = unescapeFormula(cell).trim().toLowerCase();
    const column = KNOWN[kind].get(name);
    if (column) fields.push({ column, place });
    else if (name === CSV_ID || name === VERSION) columns[name] = place;
    else if (name === '') unnamed.push(place);
    else refused.push({ field: shownName(cell), message: sentence('import.unknownColumn') });
    if (name !== '' && seen.has(name))
      refused.push({ field: shownName(cell), message: sentence('import.columnTwice') });
    seen.add(name);
  }
  return { columns, refused };
}

/** Leaves out control characters and lone surrogates, of which PostgreSQL refuses some in JSON. */
const shownName = (cell: string): string => cell.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MAX_NAME);
