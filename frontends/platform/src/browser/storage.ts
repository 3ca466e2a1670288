import { useSyncExternalStore } from 'react';

/** `local` outlives the visit, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** One value stored in the browser. An invalid stored text is removed and read as the fallback; it is never an error. */
export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  /** Removes the stored value, so that the fallback is read. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Also the value that the server renders with. */
  readonly fallback: T;
}

interface Codec<T> {
  /** The value, or the fallback for an invalid text. */
  read(text: string): T;
  write(value: T): string;
}

/** Ignores errors, because storage may be switched off or full: values are then kept for this visit only. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function stored<T>(key: string, codec: Codec<T>, fallback: T, area: StorageArea): Stored<T> {
  const listeners = new Set<() => void>();
  let seen: { text: string | null; value: T } | undefined;
  let withoutStorage: string | null = null;
  const storage = () => (area === 'local' ? localStorage : sessionStorage);

  const readText = () => {
    const text = attempt(() => storage().getItem(key));
    return text === undefined ? withoutStorage : text;
  };
  const writeText = (text: string | null) => {
    withoutStorage = text;
    attempt(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of [...listeners]) listener();
  };

  return {
    fallback,
    get() {
      const text = readText();
      if (seen && seen.text === text) return seen.value;
      if (text === null) {
        seen = { text, value: fallback };
        return fallback;
      }
      const value = attempt(() => codec.read(text)) ?? fallback;
      if (value === fallback) attempt(() => storage().removeItem(key));
      seen = { text: value === fallback ? readText() : text, value };
      return value;
    },
    set(value) {
      writeText(codec.write(value));
    },
    clear() {
      writeText(null);
    },
    subscribe(listener) {
      if (listeners.size === 0 && area === 'local') addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A value stored as plain text. `read` returns the fallback, or throws, for an unknown text; setting null clears it. */
export function storedText<T extends string | null>(
  key: string,
  read: (text: string) => T,
  fallback: T,
  area: StorageArea,
): Stored<T> {
  const entry = stored<T>(key, { read, write: (value) => value ?? '' }, fallback, area);
  return { ...entry, set: (value) => (value === null ? entry.clear() : entry.set(value)) };
}

/** A value stored as JSON. `validate` returns the typed value or throws, such as a Yup schema's `validateSync`. */
export function storedJson<T>(key: string, validate: (value: unknown) => T, fallback: T, area: StorageArea): Stored<T> {
  return stored<T>(
    key,
    { read: (text) => validate(JSON.parse(text)), write: (value) => JSON.stringify(value) },
    fallback,
    area,
  );
}

/** The value, in sync across components and tabs, and its setter. The server and hydration render the fallback. */
export function useStored<T>(entry: Stored<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(entry.subscribe, entry.get, () => entry.fallback);
  return [value, entry.set];
}
