import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';

export type DeletedOrder = components['schemas']['DeletedOrderDto'];

/** Deleted orders that can be restored, the newest deletion first. */
export const useDeletedOrders = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['deleted-orders'],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/admin/deleted', { signal })),
    staleTime: 0,
    enabled,
  });

/** Brings a deleted order back; every list may show it, so all are read anew. */
export function useRestoreDeletedOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.POST('/api/orders/{id}/restore', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries(),
  });
}
