import { useCallback, useMemo } from 'react';
import { useLastPage } from './address/use-last-page.js';
import { type Selection, useSelection } from './table/selection.js';
import { useFoundSelection } from './table/use-found-selection.js';

/**
 * The selection of rows of a page, or of all rows that the list finds; a page beyond the end is replaced by the last one.
 * @param rows rows of the page; the same array as long as the answer is the same
 * @param change changes the list's address, see `useListAddress`
 * @param narrowing search and filters of the list, where all rows that it finds can be selected
 * @param all all rows that the list finds, where the API returns the list whole; the same array as long as they are the same
 */
export function useSelectablePage(
  answer: { page: number; limit: number; total: number; asOf?: string } | undefined,
  rows: readonly { id: string; createdAt?: string }[],
  change: (changes: { page: number }, options: { replace: boolean }) => void,
  narrowing?: object,
  all?: readonly { id: string }[],
): Selection {
  const toPage = useCallback((page: number) => change({ page }, { replace: true }), [change]);
  useLastPage(answer && { page: answer.page, limit: answer.limit, total: answer.total, rows: rows.length }, toPage);
  const page = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  return useFoundSelection(page, answer, rows, narrowing && JSON.stringify(narrowing), all);
}
