/** Texts of a query between commas; none where nothing is given. */
export const separated = (value: unknown, original: unknown): unknown =>
  typeof original === 'string'
    ? original
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value;
