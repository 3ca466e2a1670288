/** The table with the tokens of one kind of row: its primary key is `token` and the column `row`, in this order. */
export interface TokenTable {
  table: string;
  /** The column that names the row. */
  row: string;
}

const SHORT_ID = /^#?([0-9a-f]{8})$/;

/** The short id (the last 8 characters of an id, with or without `#`), if the search text is one. */
export const findShortId = (search: string): string | undefined => SHORT_ID.exec(search.trim().toLowerCase())?.[1];

/**
 * A statement that selects as `hit` the rows with a token of every word; it reads only the primary key.
 * @param words placeholders of a `bigint[]` each: the tokens of a word under every key; without any, nothing is found
 * @param narrowed a join that excludes rows by `s0.<row>`
 */
export function tokenHits({ table, row }: TokenTable, words: readonly string[], narrowed = ''): string {
  const [first, ...others] = words;
  if (first === undefined) return `select s0.${row} as hit from ${table} s0 where false`;
  const joins = others.map(
    (tokens, index) =>
      `join ${table} s${index + 1} on s${index + 1}.${row} = s0.${row} and s${index + 1}.token = any (${tokens})`,
  );
  return `select s0.${row} as hit from ${table} s0 ${joins.join(' ')} ${narrowed} where s0.token = any (${first})`;
}
