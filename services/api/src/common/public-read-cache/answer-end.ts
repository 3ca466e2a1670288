const ENDS = new WeakMap<object, number>();

/**
 * Sets when the kept answer with this value expires, for reads whose answer changes at a known time without a write.
 * @param milliseconds counted from the beginning of the read; null = it changes only with a write
 */
export function endsIn<Value extends object>(value: Value, milliseconds: number | null): Value {
  if (milliseconds !== null) ENDS.set(value, milliseconds);
  return value;
}

/** Milliseconds after which the answer with this value expires; Infinity = it changes only with a write. */
export const lifetimeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (ENDS.get(value) ?? Infinity) : Infinity;
