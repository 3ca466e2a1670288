interface Row {
  id: string;
}

/** A list in which this row replaces the one with its id, or is appended where there is none. */
export function withRow<R extends Row>(rows: readonly R[], row: R): R[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((present) => (present.id === row.id ? row : present))
    : [...rows, row];
}

export const withoutRow = <R extends Row>(rows: readonly R[], id: string): R[] => rows.filter((row) => row.id !== id);
