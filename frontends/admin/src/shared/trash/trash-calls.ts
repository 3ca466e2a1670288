import {
  answer,
  api,
  type components,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@vitrine/platform';
import type { DeletedKind, TrashKind } from '@vitrine/schemas';

/** What was deleted and can be restored: an entry of the trash, or a record that stays where it was. */
export type DeletedThing = components['schemas']['TrashEntryDto'];

/** A kind of records that stay where they were when they are deleted. */
export type RecordKind = Exclude<DeletedKind, TrashKind>;

/** What the list is narrowed by. */
export interface TrashFilter {
  search: string;
  kind?: DeletedKind | undefined;
}

const KEY = ['trash'] as const;
const one = (id: string) => ({ params: { path: { id } } });

/** Brings back what was deleted, under its id. */
export const restoreFromTrash = (id: string) => answer(api.POST('/api/admin/trash/{id}/restore', one(id)));

/** How records that stay where they were are brought back. */
const RESTORE_KEPT: Readonly<Record<RecordKind, (id: string) => Promise<unknown>>> = {
  orders: (id) => answer(api.POST('/api/orders/{id}/restore', one(id))),
  contacts: (id) => answer(api.POST('/api/contacts/admin/{id}/restore', one(id))),
  demonstrations: (id) => answer(api.POST('/api/demonstrations/admin/{id}/restore', one(id))),
};

/** Brings a deleted record back. */
export const restoreRecord = (kind: RecordKind, id: string): Promise<unknown> => RESTORE_KEPT[kind](id);

const isKept = (kind: DeletedKind): kind is RecordKind => Object.hasOwn(RESTORE_KEPT, kind);

/** Brings back what was deleted, whatever it is. */
export const restoreThing = ({ id, kind }: Pick<DeletedThing, 'id' | 'kind'>): Promise<unknown> =>
  isKept(kind) ? restoreRecord(kind, id) : restoreFromTrash(id);

/** Part of the list, the newest deletion first. @param place page, or what an earlier part said to go on with */
export const listTrash = (
  { search, kind }: TrashFilter,
  place: { page?: number; limit: number; cursor?: string },
  signal?: AbortSignal,
) =>
  answer(
    api.GET('/api/admin/trash', {
      params: { query: { ...place, ...(search && { search }), ...(kind && { kind }) } },
      ...(signal && { signal }),
    }),
  );

/** A page of what was deleted and can be restored; the rows of the last one stay while the next is loading. */
export const useTrash = (filter: TrashFilter, page: number, limit: number) =>
  useQuery({
    queryKey: [...KEY, filter, page, limit],
    queryFn: ({ signal }) => listTrash(filter, { page, limit }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Brings back what was deleted; every list may show it, so all are read anew. */
export function useRestoreFromTrash() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreFromTrash, onSuccess: () => client.invalidateQueries() });
}

/** {@link restoreThing}; every list may show it, so all are read anew. */
export function useRestoreThing() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreThing, onSuccess: () => client.invalidateQueries() });
}

/** Removes for good what was deleted. */
export function useRemoveForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/trash/{id}', one(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
