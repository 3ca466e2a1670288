import { sentence } from '@vitrine/schemas';
import { readCell, RefusedCell, writeCell } from '../csv/cells.js';
import type { CsvRow } from '../csv/read-csv.js';
import type { FileColumns } from '../columns.js';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';
import type { RefusedField } from '../refused-row.js';

/** A body as a client would send it, or what of the row cannot be one. */
export interface RowChanges {
  changes: Record<string, unknown>;
  refused: RefusedField[];
}

/** The fields of a row that is to be a new entry: an empty cell is a field that was not sent. */
export function newFields(columns: FileColumns, { cells }: CsvRow): RowChanges {
  return collected(
    columns,
    (place) => cells[place] !== '',
    cells,
    () => undefined,
  );
}

/**
 * What a row changes of an entry: the cells that differ from what an export of it has, so that a file which was exported and brought back changes
 * nothing. English texts are laid over those that are there; those of further languages, which files do not have, stay as they are.
 */
export function changedFields(
  resource: ImportedResource,
  columns: FileColumns,
  { cells }: CsvRow,
  row: ImportedRow,
): RowChanges {
  const present: Readonly<Record<string, unknown>> = { ...resource.fields.fieldsOf(row) };
  const english = englishOf(present['translations']);
  const known = new Map(
    columns.fields.map(({ column: { rule, field, isEnglish }, place }) => [
      place,
      writeCell(rule, isEnglish ? english[field] : present[field]),
    ]),
  );
  const result = collected(
    columns,
    (place) => cells[place] !== known.get(place),
    cells,
    (changes) => resource.translationsBefore?.(row, changes) ?? (present['translations'] as object | undefined),
  );
  const version = columns.version === undefined ? '' : (cells[columns.version] ?? '');
  if (version !== '' && Object.keys(result.changes).length > 0) result.changes['version'] = version;
  return result;
}

const englishOf = (translations: unknown): Readonly<Record<string, unknown>> =>
  (translations as { en?: Record<string, unknown> } | undefined)?.en ?? {};

function collected(
  { fields, unnamed }: FileColumns,
  isSent: (place: number) => boolean,
  cells: readonly string[],
  translationsBefore: (changes: Readonly<Record<string, unknown>>) => object | undefined,
): RowChanges {
  const changes: Record<string, unknown> = {};
  const english: Record<string, unknown> = {};
  const refused: RefusedField[] = [];
  for (const { column, place } of fields.filter(({ place }) => isSent(place))) {
    const cell = cells[place] ?? '';
    try {
      const value = readCell(column.rule, cell);
      if (column.isEnglish) english[column.field] = cell === '' ? undefined : value;
      else changes[column.field] = value;
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      refused.push({ field: column.name, message: error.message });
    }
  }
  if (Object.keys(english).length > 0) {
    const before = translationsBefore(changes);
    changes['translations'] = { ...before, en: { ...englishOf(before), ...english } };
  }
  if (unnamed.some((place) => cells[place] !== ''))
    refused.push({ field: '', message: sentence('import.unknownColumn') });
  return { changes, refused };
}
