import { useMemo, useState } from 'react';
import type { PageSelection, Selection } from './selection.js';

/** A page of a list whose rows can all be selected. */
interface FoundPage {
  total: number;
  /** When it was read; absent from an API of the previous release. */
  asOf?: string | undefined;
}

interface Row {
  id: string;
  createdAt?: string;
}

/** All rows that a list found when they were selected. */
interface Chosen {
  narrowing: string;
  total: number;
  asOf: string;
  /** Ids of all these rows, where the API returns the list whole. */
  ids?: ReadonlySet<string> | undefined;
}

/**
 * Extends a selection beyond the page, to all rows that the list finds. It ends when search or filters change, or a row is toggled.
 * @param rows rows of the page
 * @param narrowing search and filters of the list; `undefined` where a selection never extends beyond the page
 * @param all all rows that the list finds, where the API returns the list whole; then the keys of all of them are selected, not only those of the
 * page
 */
export function useFoundSelection(
  page: PageSelection,
  answer: FoundPage | undefined,
  rows: readonly Row[],
  narrowing: string | undefined,
  all?: readonly Row[],
): Selection {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const kept = chosen !== null && chosen.narrowing === narrowing ? chosen : null;
  return useMemo(() => {
    if (kept !== null) {
      const { ids, asOf } = kept;
      const isIn = ({ id, createdAt = '' }: Row) => (ids ? ids.has(id) : createdAt <= asOf);
      const ofPage = rows.filter(isIn).map(({ id }) => id);
      const keys = ids && all ? all.filter(isIn).map(({ id }) => id) : ofPage;
      const leave = (choice: readonly string[]) => {
        setChosen(null);
        page.choose(choice);
      };
      return {
        keys,
        count: ids ? keys.length : kept.total,
        found: { ...kept, isChosen: true, choose: () => undefined },
        has: (key) => ofPage.includes(key),
        all: ofPage.length === rows.length ? true : null,
        toggle: (key) => leave(ofPage.includes(key) ? ofPage.filter((other) => other !== key) : [...ofPage, key]),
        toggleAll: () => leave([]),
        clear: () => leave([]),
      };
    }
    if (narrowing === undefined || !answer?.asOf || page.all !== true || answer.total <= rows.length) return page;
    const { total, asOf } = answer;
    const ids = all && new Set(all.map(({ id }) => id));
    const choose = () => setChosen({ narrowing, total, asOf, ids });
    return { ...page, found: { total, asOf, isChosen: false, choose } };
  }, [page, answer, rows, narrowing, all, kept]);
}
