const SEPARATORS = [';', ',', '\t'] as const;

/** Excel's line before the names of the columns. */
const STATED = /^"?sep=(.)"?\r?\n/i;

/** The separator of the cells, and how many characters come before the first row. */
export interface Layout {
  separator: string;
  skipped: number;
}

/**
 * Finds the separator as Excel does: by a line `sep=;` where there is one, else by the most frequent one in the row of column names.
 * @param beginning of the text, with the whole of its first row
 */
export function findLayout(beginning: string): Layout {
  const [line, stated] = STATED.exec(beginning) ?? [];
  if (line !== undefined && stated !== undefined) return { separator: stated, skipped: line.length };
  const names = firstRow(beginning).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => ({ separator, count: names.split(separator).length }));
  return { separator: counts.sort((a, b) => b.count - a.count)[0]?.separator ?? ',', skipped: 0 };
}

/** The text up to the first line break outside of quotation marks. */
const firstRow = (text: string): string => /^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
