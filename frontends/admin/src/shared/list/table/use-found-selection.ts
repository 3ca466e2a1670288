import { useMemo, useState } from 'react';
import type { PageSelection, Selection } from './selection.js';

/** A page of a list that something can be done to whole. */
interface FoundPage {
  total: number;
  /** When it was read; an API of the release before does not tell. */
  asOf?: string | undefined;
}

/**
 * Lets a choice reach beyond the page, to all that the list finds. It is given up when the list is narrowed otherwise, or a row is ticked or unticked.
 * @param rows of the page
 * @param narrowing what the list is narrowed by; `undefined` where a choice never reaches beyond the page
 */
export function useFoundSelection(
  page: PageSelection,
  answer: FoundPage | undefined,
  rows: readonly { id: string; createdAt?: string }[],
  narrowing: string | undefined,
): Selection {
  const [chosen, setChosen] = useState<{ narrowing: string; total: number; asOf: string } | null>(null);
  const kept = chosen !== null && chosen.narrowing === narrowing ? chosen : null;
  return useMemo(() => {
    if (kept !== null) {
      const keys = rows.filter(({ createdAt = '' }) => createdAt <= kept.asOf).map(({ id }) => id);
      const leave = (choice: readonly string[]) => {
        setChosen(null);
        page.choose(choice);
      };
      return {
        keys,
        count: kept.total,
        found: { ...kept, isChosen: true, choose: () => undefined },
        has: (key) => keys.includes(key),
        all: keys.length === rows.length ? true : null,
        toggle: (key) => leave(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
        toggleAll: () => leave([]),
        clear: () => leave([]),
      };
    }
    if (narrowing === undefined || !answer?.asOf || page.all !== true || answer.total <= rows.length) return page;
    const { total, asOf } = answer;
    return { ...page, found: { total, asOf, isChosen: false, choose: () => setChosen({ narrowing, total, asOf }) } };
  }, [page, answer, rows, narrowing, kept]);
}
