/** What a spreadsheet takes for a formula; an apostrophe before it makes it a text. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const MARKED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet takes for a formula. A text that looks like a marked one is marked once more, so that {@link unmarked} gives each text back. */
export const marked = (cell: string): string => (FORMULA.test(cell) || MARKED.test(cell) ? `'${cell}` : cell);

/** The text of a cell that {@link marked} wrote. */
export const unmarked = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);
