const ENDS = new WeakMap<object, number>();

/**
 * Sets when the kept answer made of a value expires, for reads whose answer changes at a time without a write.
 * @param milliseconds from when the read began until then; null = it does not change by itself
 */
export function endsIn<Value extends object>(value: Value, milliseconds: number | null): Value {
  if (milliseconds !== null) ENDS.set(value, milliseconds);
  return value;
}

/** Milliseconds after which the answer made of a value ends; Infinity = only with a write. */
export const lifetimeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (ENDS.get(value) ?? Infinity) : Infinity;
