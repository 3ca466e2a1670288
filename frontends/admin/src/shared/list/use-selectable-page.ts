import { useMemo } from 'react';
import { type Selection, useSelection } from './table/selection.js';
import { useFoundSelection } from './table/use-found-selection.js';

/**
 * The selection of rows of a page, or of all rows that the list finds.
 * @param rows rows of the page; the same array as long as the answer is the same
 * @param narrowing search and filters of the list, where all rows that it finds can be selected
 * @param all all rows that the list finds, where the API returns the list whole; the same array as long as they are the same
 */
export function useSelectablePage(
  answer: { page: number; limit: number; total: number; asOf?: string } | undefined,
  rows: readonly { id: string; createdAt?: string }[],
  narrowing?: object,
  all?: readonly { id: string }[],
): Selection {
  const page = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  return useFoundSelection(page, answer, rows, narrowing && JSON.stringify(narrowing), all);
}
