import { useMemo, useState } from 'react';

/** Which rows of the page at hand are chosen. */
export interface Selection {
  /** Their keys, in the order of the rows. */
  keys: readonly string[];
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Whether all, none or only some (null) are chosen. */
  all: boolean | null;
  toggleAll: () => void;
  clear: () => void;
}

/** Keeps a choice among the rows with these keys; a row that leaves the page leaves the choice. */
export function useSelection(rowKeys: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const keys = rowKeys.filter((key) => chosen.has(key));
    const all = keys.length === 0 ? false : keys.length === rowKeys.length ? true : null;
    return {
      keys,
      has: (key) => chosen.has(key),
      toggle: (key) =>
        setChosen((now) => {
          const next = new Set(rowKeys.filter((known) => now.has(known)));
          if (!next.delete(key)) next.add(key);
          return next;
        }),
      all,
      toggleAll: () => setChosen(new Set(all === true ? [] : rowKeys)),
      clear: () => setChosen(new Set()),
    };
  }, [rowKeys, chosen]);
}
