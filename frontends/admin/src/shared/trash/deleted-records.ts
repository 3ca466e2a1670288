import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';

export type DeletedOrder = components['schemas']['DeletedOrderDto'];
export type DeletedRequest = components['schemas']['DeletedRequestDto'];

const one = (id: string) => ({ params: { path: { id } } });

/** How records are brought back: they stay where they were when they are deleted. */
const RESTORE = {
  orders: (id: string): Promise<unknown> => answer(api.POST('/api/orders/{id}/restore', one(id))),
  contacts: (id: string): Promise<unknown> => answer(api.POST('/api/contacts/admin/{id}/restore', one(id))),
  demonstrations: (id: string): Promise<unknown> => answer(api.POST('/api/demonstrations/admin/{id}/restore', one(id))),
};

/** A kind of records. */
export type RecordKind = keyof typeof RESTORE;

/** Brings a deleted record back. */
export const restoreRecord = (kind: RecordKind, id: string): Promise<unknown> => RESTORE[kind](id);

/** Deleted orders that can be restored, the newest deletion first. */
export const useDeletedOrders = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['deleted', 'orders'],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/admin/deleted', { signal })),
    staleTime: 0,
    enabled,
  });

/** Deleted contact requests that can be restored, the newest deletion first. */
export const useDeletedContacts = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['deleted', 'contacts'],
    queryFn: ({ signal }) => answer(api.GET('/api/contacts/admin/deleted', { signal })),
    staleTime: 0,
    enabled,
  });

/** Deleted requests for a demonstration that can be restored, the newest deletion first. */
export const useDeletedDemonstrations = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['deleted', 'demonstrations'],
    queryFn: ({ signal }) => answer(api.GET('/api/demonstrations/admin/deleted', { signal })),
    staleTime: 0,
    enabled,
  });

/** Brings a deleted record back; every list may show it, so all are read anew. */
export function useRestoreRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: { kind: RecordKind; id: string }) => restoreRecord(kind, id),
    onSuccess: () => client.invalidateQueries(),
  });
}
