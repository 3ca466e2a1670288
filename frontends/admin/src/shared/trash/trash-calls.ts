import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';

/** What the API has in its trash. */
export type TrashEntry = components['schemas']['TrashEntryDto'];

const KEY = ['trash'] as const;
const one = (id: string) => ({ params: { path: { id } } });

/** Brings back what was deleted, under its id. */
export const restoreFromTrash = (id: string) => answer(api.POST('/api/admin/trash/{id}/restore', one(id)));

/** What was deleted and can be restored, the newest first. */
export const useTrash = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/trash', { signal })),
    staleTime: 0,
  });

/** Brings back what was deleted; every list may show it, so all are read anew. */
export function useRestoreFromTrash() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreFromTrash, onSuccess: () => client.invalidateQueries() });
}

/** Removes for good what was deleted. */
export function useRemoveForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/trash/{id}', one(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
