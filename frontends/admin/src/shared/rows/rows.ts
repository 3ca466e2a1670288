interface Row {
  id: string;
}

/** A list with this row in the place of the one with its id, or behind all others where there is none. */
export function withRow<R extends Row>(rows: readonly R[], row: R): R[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((present) => (present.id === row.id ? row : present))
    : [...rows, row];
}

export const withoutRow = <R extends Row>(rows: readonly R[], id: string): R[] => rows.filter((row) => row.id !== id);
