/** Splits a query parameter at its commas. */
export const separated = (value: unknown, original: unknown): unknown =>
  typeof original === 'string'
    ? original
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value;
