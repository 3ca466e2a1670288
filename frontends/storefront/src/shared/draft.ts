import { storedJson } from '@vitrine/platform';

/** What was typed into a form and not sent yet. */
export interface Draft<T> {
  /** What is in this page's memory; the empty form after a reload, until {@link Draft.restore}. */
  read: () => T;
  /** What session storage holds, so that it survives a reload; undefined when there is nothing. */
  restore: () => T | undefined;
  keep: (values: T) => void;
  clear: () => void;
}

/**
 * Keeps a form's unsent values in this tab until they are sent: in memory for the next page, in session storage for a reload. `storable` leaves
 * out what must be given anew each time, such as a consent; `readStored` makes values of whatever was found in storage.
 */
export function createDraft<T>(
  key: string,
  empty: T,
  readStored: (found: unknown) => T,
  storable: (values: T) => T = (values) => values,
): Draft<T> {
  const stored = storedJson<T | null>(key, readStored, null, 'session');
  let draft = empty;
  return {
    read: () => draft,
    restore: () => (draft === empty ? (stored.get() ?? undefined) : undefined),
    keep(values) {
      draft = values;
      stored.set(storable(values));
    },
    clear() {
      draft = empty;
      stored.clear();
    },
  };
}

/** The texts of `empty` as `found` holds them; a value that is no text counts as not typed. */
export function textsIn<T extends Record<string, string>>(empty: T, found: unknown): T {
  const values: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  const read = Object.entries(empty).map(([name, text]) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value : text];
  });
  return Object.fromEntries(read) as T;
}
