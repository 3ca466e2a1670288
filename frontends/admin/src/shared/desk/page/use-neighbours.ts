import { useLocation } from '@vitrine/platform';
import { useState } from 'react';
import { toListState } from '../../list/index.js';
import type { Neighbour, Neighbours } from './record-page.js';

/** A page of the list that was loaded. */
interface ListPage {
  ids: readonly string[];
  total: number;
  limit: number;
}

interface NeighbourOptions {
  id: string;
  /** Page of the list from which the record was opened, from 1. */
  page: number;
  /** That page, and the pages before and after it where they were requested. */
  pages: { before: ListPage | undefined; present: ListPage | undefined; after: ListPage | undefined };
  href: (id: string) => string;
  label: (id: string) => string;
}

const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined };

/**
 * The records before and after one in the list from which it was opened, with the list's search, filters and order. They stay the same when the
 * record leaves the list, as a confirmed order leaves the list of pending ones.
 */
export function useNeighbours({ id, page, pages, href, label }: NeighbourOptions): Neighbours {
  const list = toListState(useLocation().state);
  const [kept, setKept] = useState({ id, found: NO_NEIGHBOURS });
  const { before, present, after } = pages;
  const place = present?.ids.indexOf(id) ?? -1;
  if (!present || place < 0) return kept.id === id ? kept.found : NO_NEIGHBOURS;

  const toNeighbour = (neighbour: string | undefined, at: number): Neighbour | undefined =>
    neighbour === undefined
      ? undefined
      : { to: href(neighbour), label: label(neighbour), state: { list: withPage(list, at) } };
  const found = {
    previous: place > 0 ? toNeighbour(present.ids[place - 1], page) : toNeighbour(before?.ids.at(-1), page - 1),
    next:
      place < present.ids.length - 1 ? toNeighbour(present.ids[place + 1], page) : toNeighbour(after?.ids[0], page + 1),
  };
  if (kept.id !== id || kept.found.previous?.to !== found.previous?.to || kept.found.next?.to !== found.next?.to)
    setKept({ id, found });
  return found;
}

function withPage(list: string, page: number): string {
  const params = new URLSearchParams(list);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
