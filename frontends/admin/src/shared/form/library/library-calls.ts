import { answer, api, type components, keepPreviousData, useQuery } from '@vitrine/platform';
import type { MediaFileKind } from '@vitrine/schemas';

/** A stored file as staff keep it, with what names it. */
export type MediaFile = components['schemas']['MediaFileDto'];

/** Where everything of the library lies in the query cache. */
export const LIBRARY_KEY = ['media-files'] as const;

/** Which files of the library are wanted. */
export interface LibraryFilter {
  search: string;
  kind?: MediaFileKind | undefined;
  /** Only those that nothing names. */
  unused?: boolean;
}

/** A page of the library, newest first. @param cursor `next` of the page before; empty = the newest */
export const useLibraryPage = (filter: LibraryFilter, cursor: string) =>
  useQuery({
    queryKey: [...LIBRARY_KEY, 'list', filter, cursor],
    queryFn: ({ signal }) => {
      const { search, kind, unused = false } = filter;
      const query = { ...(search && { search }), ...(kind && { kind }), unused, ...(cursor && { cursor }) };
      return answer(api.GET('/api/admin/media-files', { params: { query }, signal }));
    },
    // other screens change what names a file
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
