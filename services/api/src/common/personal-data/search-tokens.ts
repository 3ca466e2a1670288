/** Where the tokens of one kind of row stand: a table with the columns `token` and `row`, primary key in this order. */
export interface TokenTable {
  table: string;
  /** The column that names the row. */
  row: string;
}

const SHORT_ID = /^#?([0-9a-f]{8})$/;

/** The last 8 characters of an id, with or without `#`, if that is what somebody searches. */
export const findShortId = (search: string): string | undefined => SHORT_ID.exec(search.trim().toLowerCase())?.[1];

/**
 * A statement that gives `hit`, the rows that have a token of every word; it reads the primary key only.
 * @param words placeholders of one `bigint[]` each: the tokens of a word under every key; at least one word
 * @param narrowed a join that leaves rows of `s0.<row>` out
 */
export function tokenHits({ table, row }: TokenTable, words: readonly string[], narrowed = ''): string {
  const [first, ...others] = words;
  const joins = others.map(
    (tokens, index) =>
      `join ${table} s${index + 1} on s${index + 1}.${row} = s0.${row} and s${index + 1}.token = any (${tokens})`,
  );
  return `select s0.${row} as hit from ${table} s0 ${joins.join(' ')} ${narrowed} where s0.token = any (${first})`;
}
