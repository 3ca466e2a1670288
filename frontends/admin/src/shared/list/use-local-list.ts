import { useMemo } from 'react';
import type { ListState } from './address/list-address.js';

interface LocalList<Row> {
  /** The texts that are searched. */
  text: (row: Row) => readonly (string | null | undefined)[];
  /** Whether a row passes a filter that is set. */
  filters?: Record<string, (row: Row, value: string) => boolean>;
  /** The sort key of each order, ascending; a leading `-` reverses it. */
  sorts?: Record<string, (row: Row) => string | number>;
  /** Page size, where it is not the state's. */
  size?: number;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Searches, filters, sorts and pages the rows of a list that the API returns whole; `list` must be a constant. */
export function localList<Row>(rows: readonly Row[], state: ListState, list: LocalList<Row>) {
  const words = plain(state.search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = plain(list.text(row).filter(Boolean).join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      Object.entries(state.filters).every(
        ([name, value]) => value === undefined || (list.filters?.[name]?.(row, value) ?? true),
      )
    );
  });
  const value = list.sorts?.[state.sort.replace(/^-/, '')];
  const sign = state.sort.startsWith('-') ? -1 : 1;
  const sorted = value ? found.sort((a, b) => sign * compare(value(a), value(b))) : found;
  const size = list.size ?? state.limit;
  const page = Math.min(state.page, Math.max(1, Math.ceil(sorted.length / size)));
  return { rows: sorted.slice((page - 1) * size, page * size), found: sorted, total: sorted.length, page };
}

/** {@link localList} of rows that may be loading. */
export const useLocalList = <Row>(rows: readonly Row[] | undefined, state: ListState, list: LocalList<Row>) =>
  useMemo(() => (rows ? localList(rows, state, list) : undefined), [rows, state, list]);
