import { storedJson } from '@vitrine/platform';

/** The unsent input of a form. */
export interface Draft<T> {
  /** The values in memory; the empty form after a reload, until {@link Draft.restore}. */
  read: () => T;
  /** The values in session storage after a reload; undefined if there are none, or if there are newer ones in memory. */
  restore: () => T | undefined;
  keep: (values: T) => void;
  clear: () => void;
}

/**
 * Keeps a form's values in this tab until they are sent: in memory across pages, in session storage across reloads. `storable` removes what must be
 * given again each time, such as a consent; `readStored` turns any stored value into form values.
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

/** The values of `found` for the keys of `empty`; a value that is no text is replaced by the one of `empty`. */
export function textsIn<T extends Record<string, string>>(empty: T, found: unknown): T {
  const values: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  const read = Object.entries(empty).map(([name, text]) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value : text];
  });
  return Object.fromEntries(read) as T;
}
