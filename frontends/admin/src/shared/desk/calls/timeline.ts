import { answer, api, useQuery } from '@vitrine/platform';
import { deskKeys, type DeskRecord, pathOf } from '../record.js';

/** How often a timeline is refetched, so that changes of colleagues appear, in milliseconds. */
const POLL_MS = 15_000;

/** A page of a record's timeline, newest first. @param cursor `next` of the page before; empty = the newest */
export const useTimelinePage = (record: DeskRecord, cursor: string) =>
  useQuery({
    queryKey: deskKeys.page(record, cursor),
    queryFn: ({ signal }) =>
      answer(
        api.GET(pathOf(record, 'timeline'), {
          params: { path: { id: record.id }, query: cursor ? { cursor } : {} },
          signal,
        }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: cursor === '' ? POLL_MS : false,
  });
