import { IMPORT_KINDS, IMPORT_LIMITS, IMPORT_MODES } from '../imports.js';
import { oneOf, required, type Text } from './patterns.js';

const MEGABYTES = String(IMPORT_LIMITS.bytes / (1024 * 1024));
const ROWS = { en: IMPORT_LIMITS.rows.toLocaleString('en'), de: IMPORT_LIMITS.rows.toLocaleString('de') };

/** The sentences about imports. */
export const IMPORTS = {
  'import.file': required('A CSV file', 'Eine CSV-Datei'),
  'import.kind': oneOf('Kind', 'Art', IMPORT_KINDS.join(', ')),
  'import.mode': oneOf('Mode', 'Modus', IMPORT_MODES.join(', ')),
  'import.workbook': {
    en: 'This is a workbook. Please save it as CSV in your spreadsheet program first',
    de: 'Das ist eine Arbeitsmappe. Bitte speichern Sie sie in Ihrem Tabellenprogramm zuerst als CSV',
  },
  'import.size': {
    en: `CSV files may have at most ${MEGABYTES} MB`,
    de: `CSV-Dateien dürfen höchstens ${MEGABYTES} MB groß sein`,
  },
  'import.rows': {
    en: `A file may have at most ${ROWS.en} rows. Please split it`,
    de: `Eine Datei darf höchstens ${ROWS.de} Zeilen haben. Bitte teilen Sie sie auf`,
  },
  'import.empty': {
    en: 'This file has no rows below the names of its columns',
    de: 'Diese Datei hat unter den Namen ihrer Spalten keine Zeilen',
  },
  'import.unknownColumn': {
    en: 'There is no such column. Please take the names of the columns from an export',
    de: 'Diese Spalte gibt es nicht. Bitte übernehmen Sie die Namen der Spalten aus einem Export',
  },
  'import.columnTwice': { en: 'This column is there twice', de: 'Diese Spalte ist doppelt vorhanden' },
  'import.unreadable': {
    en: 'The file cannot be read from this row on. Please check its quotation marks and separators',
    de: 'Ab dieser Zeile ist die Datei nicht lesbar. Bitte prüfen Sie Anführungszeichen und Trennzeichen',
  },
  'import.cells': {
    en: 'The number of cells in this row ({count}) is not that of the columns ({columns})',
    de: 'Die Zahl der Zellen dieser Zeile ({count}) ist nicht die der Spalten ({columns})',
  },
  'import.id': {
    en: 'No entry has this id. Leave it empty to add the row as a new one',
    de: 'Diese Id gibt es nicht. Lassen Sie sie leer, um die Zeile neu anzulegen',
  },
  'import.several': {
    en: 'Several entries have this name and city. Please give the id of the one that is meant',
    de: 'Mehrere Einträge haben diesen Namen und diese Stadt. Bitte geben Sie die Id des gemeinten an',
  },
  'import.twice': {
    en: 'Row {row} of the file is the same entry',
    de: 'Zeile {row} der Datei ist derselbe Eintrag',
  },
  'import.json': {
    en: 'This cell must be JSON, as an export writes it',
    de: 'Diese Zelle muss JSON sein, wie ein Export es schreibt',
  },
  'import.numberAmbiguous': {
    en: 'This could mean two numbers. Please write it with a decimal point',
    de: 'Das kann zwei Zahlen bedeuten. Bitte schreiben Sie sie mit einem Dezimalpunkt',
  },
  'import.notAllowed': {
    en: 'Whoever sent this file may not write such rows any more. Nothing was changed',
    de: 'Wer diese Datei gesendet hat, darf solche Zeilen nicht mehr schreiben. Es wurde nichts geändert',
  },
  'import.failed': {
    en: 'The file could not be worked through because of a fault on our side. Nothing was changed. Please try again later',
    de: 'Die Datei konnte wegen eines Fehlers bei uns nicht verarbeitet werden. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal',
  },
} as const satisfies Record<string, Text>;
