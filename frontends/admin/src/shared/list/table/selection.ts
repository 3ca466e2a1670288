import { useMemo, useRef, useState } from 'react';

/** Everything that a list finds, on whatever page. */
export interface Found {
  /** How many rows that is. */
  total: number;
  /** When the list was read; what came later is not among them. */
  asOf: string;
  isChosen: boolean;
  choose: () => void;
}

/** Which rows are chosen: some of the page at hand, or all that the list finds. */
export interface Selection {
  /** How many. */
  count: number;
  /** Undefined where the page is not chosen whole, or is all that the list finds. */
  found?: Found | undefined;
  /** Their keys, in the order of the rows. */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** @param range whether every row between the last one and this becomes what this becomes */
  toggle: (key: string, range?: boolean) => void;
  /** Whether all, none or only some (null) are chosen. */
  all: boolean | null;
  toggleAll: () => void;
  clear: () => void;
}

/** A choice among the rows of the page at hand. */
export interface PageSelection extends Selection {
  /** Chooses these and no others. */
  choose: (keys: readonly string[]) => void;
}

/** Keeps a choice among the rows with these keys; a row that leaves the page leaves the choice. */
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
