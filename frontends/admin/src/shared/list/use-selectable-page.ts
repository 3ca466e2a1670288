import { useCallback, useMemo } from 'react';
import { useLastPage } from './address/use-last-page.js';
import { type Selection, useSelection } from './table/selection.js';

/**
 * Which rows of the shown page are chosen; a page beyond the end gives way to the last one.
 * @param rows of the page; the same array for as long as the answer is the same
 * @param change of the list's address, see `useListAddress`
 */
export function useSelectablePage(
  answer: { page: number; total: number } | undefined,
  rows: readonly { id: string }[],
  change: (changes: { page: number }, options: { replace: boolean }) => void,
): Selection {
  const toPage = useCallback((page: number) => change({ page }, { replace: true }), [change]);
  useLastPage(answer && { page: answer.page, total: answer.total, rows: rows.length }, toPage);
  return useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
}
