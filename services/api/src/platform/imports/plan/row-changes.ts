import { sentence, type TranslatedLanguage } from '@vitrine/schemas';
import { readCell, RefusedCell, writeCell } from '../csv/cells.js';
import type { CsvRow } from '../csv/read-csv.js';
import { textsIn, valueOf, type FileColumns } from '../columns.js';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';
import type { RefusedField } from '../refused-row.js';

/** The changes of a row as a request body would have them, and the cells that cannot be read. */
export interface RowChanges {
  changes: Record<string, unknown>;
  refused: RefusedField[];
}

/** The fields of a row that is a new entry; an empty cell is a field that was not sent. */
export function newFields(columns: FileColumns, { cells }: CsvRow): RowChanges {
  return collected(
    columns,
    (place) => cells[place] !== '',
    cells,
    () => undefined,
  );
}

/**
 * What a row changes of an entry: the cells that differ from an export of it, so that importing an unchanged export changes nothing. Translations
 * that the file does not have stay as they are.
 */
export function changedFields(
  resource: ImportedResource,
  columns: FileColumns,
  { cells }: CsvRow,
  row: ImportedRow,
): RowChanges {
  const present: Readonly<Record<string, unknown>> = { ...resource.fields.fieldsOf(row) };
  const known = new Map(
    columns.fields.map(({ column, place }) => [place, writeCell(column.rule, valueOf(present, column))]),
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

function collected(
  { fields, unnamed }: FileColumns,
  isSent: (place: number) => boolean,
  cells: readonly string[],
  translationsBefore: (changes: Readonly<Record<string, unknown>>) => object | undefined,
): RowChanges {
  const changes: Record<string, unknown> = {};
  const translated: Partial<Record<TranslatedLanguage, Record<string, unknown>>> = {};
  const refused: RefusedField[] = [];
  for (const { column, place } of fields.filter(({ place }) => isSent(place))) {
    const cell = cells[place] ?? '';
    try {
      const value = readCell(column.rule, cell);
      if (column.language === undefined) changes[column.field] = value;
      else (translated[column.language] ??= {})[column.field] = cell === '' ? undefined : value;
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      refused.push({ field: column.name, message: error.message });
    }
  }
  const languages = Object.keys(translated) as TranslatedLanguage[];
  if (languages.length > 0) {
    const before = translationsBefore(changes);
    const merged = languages.map((language) => [language, { ...textsIn(before, language), ...translated[language] }]);
    changes['translations'] = { ...before, ...(Object.fromEntries(merged) as object) };
  }
  if (unnamed.some((place) => cells[place] !== ''))
    refused.push({ field: '', message: sentence('import.unknownColumn') });
  return { changes, refused };
}
