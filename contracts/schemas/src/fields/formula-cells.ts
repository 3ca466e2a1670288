/** What a spreadsheet takes for a formula; an apostrophe before it makes it a text. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const ESCAPED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A cell that no spreadsheet takes for a formula. A text that looks like an escaped one is escaped once more, so that
 * {@link unescapeFormula} gives each text back.
 */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) || ESCAPED.test(cell) ? `'${cell}` : cell);

/** The text of a cell that {@link escapeFormula} wrote. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);
