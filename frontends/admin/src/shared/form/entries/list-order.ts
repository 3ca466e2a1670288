/** A list with the entry at `from` moved to `to`; positions beyond its ends change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
