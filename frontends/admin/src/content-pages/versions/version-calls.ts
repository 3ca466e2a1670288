import { answer, api, type components, keepPreviousData, useQuery } from '@vitrine/platform';
import type { PageRestore } from '@vitrine/schemas';
import { requireToken } from '../../shared/api/require-token.js';
import { useSaveRow } from '../../shared/rows/index.js';
import { pages } from '../content-page-calls.js';
import type { ContentPage } from '../content-page.js';
import type { TextDifference } from './text-difference.js';

/** A version of a page; times ISO 8601. */
export type PageVersion = components['schemas']['PageVersionDto'];
export type PageTexts = components['schemas']['PageVersionTextsDto'];

const key = ({ id, version }: ContentPage) => ['content-pages', 'versions', id, version] as const;

/** The versions of a page, the present one first. */
export const useVersions = (page: ContentPage) =>
  useQuery({
    queryKey: key(page),
    queryFn: ({ signal }) => {
      requireToken();
      const params = { path: { id: page.id } };
      return answer(api.GET('/api/content-pages/admin/{id}/versions', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

function getTexts(id: string, number: number, signal: AbortSignal): Promise<PageTexts> {
  requireToken();
  const params = { path: { id, number } };
  return answer(api.GET('/api/content-pages/admin/{id}/versions/{number}', { params, signal }));
}

/** The differences between two versions; the script that compares them is loaded on demand. */
export const useDifference = ({ id }: ContentPage, before: number, after: number) =>
  useQuery({
    queryKey: ['content-pages', 'difference', id, before, after],
    queryFn: async ({ signal }): Promise<TextDifference[]> => {
      const [{ textDifferences }, old, now] = await Promise.all([
        import(/* webpackChunkName: "text-difference" */ './text-difference.js'),
        getTexts(id, before, signal),
        getTexts(id, after, signal),
      ]);
      return textDifferences(old, now);
    },
    staleTime: Infinity,
  });

/** Restores the texts of a version, and updates the cached list at once. */
export const useRestore = () =>
  useSaveRow<ContentPage, Partial<PageRestore> & { number: number }>(
    pages.key,
    (id, { number, ...body }) => {
      requireToken();
      const params = { path: { id: String(id), number } };
      return answer(api.POST('/api/content-pages/admin/{id}/versions/{number}/restore', { params, body }));
    },
    true,
  );
