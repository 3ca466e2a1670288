import { answer, api, type components, useQuery } from '@vitrine/platform';
import type { SavedView as ViewBody, ViewList } from '@vitrine/schemas';
import { FRESH_MS } from '../../freshness.js';
import { useDeleteRow, useSaveRow } from '../../rows/index.js';

/** A saved view of a list. */
export type View = components['schemas']['SavedViewDto'];

const KEY = ['views'] as const;

const list = (signal: AbortSignal | null) => answer(api.GET('/api/admin/views', { signal }));

/** Own views of a list and those that others share, by name. */
export const useViews = (of: ViewList, enabled: boolean) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => list(signal),
    select: (views) => views.filter((view) => view.list === of),
    staleTime: FRESH_MS.list,
    enabled,
  });

/** The view as it is stored now. */
export const reloadView = async (id: string): Promise<View | undefined> =>
  (await list(null)).find((view) => view.id === id);

/** Saves a new view (`id` null) or changes one. */
export const useSaveView = () =>
  useSaveRow<View, ViewBody>(KEY, (id, body) =>
    answer(
      id === null
        ? api.POST('/api/admin/views', { body })
        : api.PUT('/api/admin/views/{id}', { params: { path: { id } }, body }),
    ),
  );

/** Deletes a view. */
export const useRemoveView = () =>
  useDeleteRow(KEY, (id) => api.DELETE('/api/admin/views/{id}', { params: { path: { id } } }));
