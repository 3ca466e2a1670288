import { missingTexts, type TranslatedLanguage } from '@vitrine/schemas';

/** How to name and find what has translated texts. */
export interface Translated<Row> {
  /** The label of each translated text in its form. */
  labels: Readonly<Record<string, string>>;
  getName: (row: Row) => string;
  /** Address of the row's form. */
  getPath: (row: Row) => string;
}

/** A row with German texts that are not translated into another language. */
export interface MissingTexts {
  /** Unique among all of them. */
  key: string;
  kind: string;
  language: TranslatedLanguage;
  name: string;
  path: string;
  /** Labels of the missing texts. */
  fields: string[];
  /** Number of missing texts, including entries of lists. */
  count: number;
}

/** The missing texts of the rows in each of the languages. */
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
