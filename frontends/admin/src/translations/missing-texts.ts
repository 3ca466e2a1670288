import { missingTexts, type TranslatedLanguage } from '@vitrine/schemas';

/** Where texts of all languages are edited, and what it takes to know what is missing there. */
export interface Translated<Row> {
  /** Each translated text with what its form calls it. */
  labels: Readonly<Record<string, string>>;
  getName: (row: Row) => string;
  /** Address of its form. */
  getPath: (row: Row) => string;
}

/** Something whose German texts are not all there in another language. */
export interface MissingTexts {
  /** Unlike that of any other. */
  key: string;
  kind: string;
  language: TranslatedLanguage;
  name: string;
  path: string;
  /** Labels of the texts that are missing. */
  fields: string[];
  /** How many texts, and entries of lists, are missing. */
  count: number;
}

/** What is missing among the rows in each of the languages. */
export function findMissing<Row extends { id: string; translations: object }>(
  kind: string,
  rows: readonly Row[],
  languages: readonly TranslatedLanguage[],
  { labels, getName, getPath }: Translated<Row>,
): MissingTexts[] {
  const missingIn = (row: Row, language: TranslatedLanguage): MissingTexts[] => {
    const missing = Object.entries(labels).map(([field, label]) => ({
      label,
      count: missingTexts(row, [field], language),
    }));
    const count = missing.reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return [];
    const fields = missing.filter((one) => one.count > 0).map(({ label }) => label);
    const key = `${kind} ${row.id} ${language}`;
    return [{ key, kind, language, name: getName(row), path: getPath(row), fields, count }];
  };
  return rows.flatMap((row) => languages.flatMap((language) => missingIn(row, language)));
}
