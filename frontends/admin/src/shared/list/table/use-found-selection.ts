import { useMemo, useState } from 'react';
import type { PageSelection, Selection } from './selection.js';

/** A page of a list that something can be done to whole. */
interface FoundPage {
  total: number;
  /** When it was read; an API of the release before does not tell. */
  asOf?: string | undefined;
}

interface Row {
  id: string;
  createdAt?: string;
}

/** Everything that a list found when it was chosen. */
interface Chosen {
  narrowing: string;
  total: number;
  asOf: string;
  /** Ids of all of it, where they are at hand. */
  ids?: ReadonlySet<string> | undefined;
}

/**
 * Lets a choice reach beyond the page, to all that the list finds. It is given up when the list is narrowed otherwise, or a row is ticked
 * or unticked.
 * @param rows of the page
 * @param narrowing what the list is narrowed by; `undefined` where a choice never reaches beyond the page
 * @param all everything that the list finds, where the API gives it whole; then the keys of all of it are chosen, not only those of the page
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
