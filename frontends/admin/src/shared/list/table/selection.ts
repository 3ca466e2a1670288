import { useMemo, useRef, useState } from 'react';

/** All rows that a list finds, on all pages. */
export interface Found {
  /** Number of these rows. */
  total: number;
  /** When the list was read; rows that came later are not included. */
  asOf: string;
  isChosen: boolean;
  choose: () => void;
}

/** The selected rows: some of the current page, or all that the list finds. */
export interface Selection {
  /** Number of selected rows. */
  count: number;
  /** Undefined where the page is not selected whole, or holds all that the list finds. */
  found?: Found | undefined;
  /** Their keys, in the order of the rows. */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** @param range whether the rows since the last toggled one are set like this one */
  toggle: (key: string, range?: boolean) => void;
  /** Whether all, none or only some (null) are selected. */
  all: boolean | null;
  toggleAll: () => void;
  clear: () => void;
}

/** A selection among the rows of the current page. */
export interface PageSelection extends Selection {
  /** Selects exactly these. */
  choose: (keys: readonly string[]) => void;
}

/** Holds a selection among the rows with these keys; a row that is not on the page is not selected. */
export function useSelection(rowKeys: readonly string[]): PageSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return useMemo(() => {
    const keys = rowKeys.filter((key) => chosen.has(key));
    const all = keys.length === 0 ? false : keys.length === rowKeys.length ? true : null;
    return {
      keys,
      count: keys.length,
      has: (key) => chosen.has(key),
      toggle: (key, range = false) => {
        const from = range && last.current !== null ? rowKeys.indexOf(last.current) : -1;
        const to = rowKeys.indexOf(key);
        const touched = from < 0 ? [key] : rowKeys.slice(Math.min(from, to), Math.max(from, to) + 1);
        last.current = key;
        setChosen((now) => {
          const others = rowKeys.filter((known) => now.has(known) && !touched.includes(known));
          return new Set(now.has(key) ? others : [...others, ...touched]);
        });
      },
      all,
      toggleAll: () => setChosen(new Set(all === true ? [] : rowKeys)),
      clear: () => setChosen(new Set()),
      choose: (others) => setChosen(new Set(others)),
    };
  }, [rowKeys, chosen]);
}
