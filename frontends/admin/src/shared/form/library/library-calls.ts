import { answer, api, type components, keepPreviousData, useQuery } from '@vitrine/platform';
import type { MediaFileKind } from '@vitrine/schemas';

/** A media file as staff see it, with its uses. */
export type MediaFile = components['schemas']['MediaFileDto'];

/** Query key prefix of everything read about the media library. */
export const LIBRARY_KEY = ['media-files'] as const;

/** Filter for the files of the library. */
export interface LibraryFilter {
  search: string;
  kind?: MediaFileKind | undefined;
  /** Only files that are used nowhere. */
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
    // other screens change where a file is used
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
