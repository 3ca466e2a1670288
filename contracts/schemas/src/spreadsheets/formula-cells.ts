/** Texts that a spreadsheet reads as a formula; a leading apostrophe makes them texts. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const ESCAPED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A cell that no spreadsheet reads as a formula. A text that looks escaped already is escaped once more, so that {@link unescapeFormula} restores
 * every text.
 */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) || ESCAPED.test(cell) ? `'${cell}` : cell);

/** The text of a cell that {@link escapeFormula} wrote. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);

/** Beginnings of formulas inside a cell, for spreadsheets that also split at semicolons (German Excel), even inside the quotes of CSV. */
const FORMULAS_INSIDE = /(^|[;\t\r\n])("*)(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell that is only for people and is never imported again: no formula begins anywhere in it, whatever separates the cells of a spreadsheet. */
export const neutralizeFormulas = (cell: string): string => cell.replace(FORMULAS_INSIDE, "$1'$2");
