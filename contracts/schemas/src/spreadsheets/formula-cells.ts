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

/** Where a spreadsheet may find a formula that takes semicolons for the ends of cells, as Excel does in German: the quotes of CSV do not keep it from that. */
const FORMULAS_INSIDE = /(^|[;\t\r\n])("*)(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell for people alone, which nothing reads back: nowhere in it does a formula begin, whatever ends the cells for the spreadsheet that opens it. */
export const neutralizeFormulas = (cell: string): string => cell.replace(FORMULAS_INSIDE, "$1'$2");
