import {
  answer,
  api,
  type components,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@vitrine/platform';
import type { DeletedKind, KeptKind } from '@vitrine/schemas';

/** A deleted record that can be restored: an entry of the trash, or a record that is only marked as deleted. */
export type TrashEntry = components['schemas']['TrashEntryDto'];

/** Filter of the list. */
export interface TrashFilter {
  search: string;
  kind?: DeletedKind | undefined;
}

const KEY = ['trash'] as const;
const one = (id: string) => ({ params: { path: { id } } });

/** Restores an entry of the trash under its id. */
export const restoreFromTrash = (id: string) => answer(api.POST('/api/admin/trash/{id}/restore', one(id)));

/** The ids by which operations name a deleted record. */
export type EntryIds = Pick<TrashEntry, 'id'> & Partial<Pick<TrashEntry, 'recordId'>>;

const note = ({ id, recordId }: EntryIds) => ({ params: { path: { id: recordId ?? '', noteId: id } } });

/** Restores a record that is only marked as deleted. */
const RESTORE_KEPT: Readonly<Record<KeptKind, (row: EntryIds) => Promise<unknown>>> = {
  orders: ({ id }) => answer(api.POST('/api/orders/{id}/restore', one(id))),
  contacts: ({ id }) => answer(api.POST('/api/contacts/admin/{id}/restore', one(id))),
  demonstrations: ({ id }) => answer(api.POST('/api/demonstrations/admin/{id}/restore', one(id))),
  order_notes: (row) => answer(api.POST('/api/orders/{id}/notes/{noteId}/restore', note(row))),
  contact_notes: (row) => answer(api.POST('/api/contacts/admin/{id}/notes/{noteId}/restore', note(row))),
  demonstration_notes: (row) => answer(api.POST('/api/demonstrations/admin/{id}/notes/{noteId}/restore', note(row))),
  media_files: ({ id }) => answer(api.POST('/api/admin/media-files/{id}/restore', one(id))),
};

const isKept = (kind: DeletedKind): kind is KeptKind => Object.hasOwn(RESTORE_KEPT, kind);

/** Restores a deleted record of any kind. */
export const restoreEntry = ({ kind, ...row }: EntryIds & Pick<TrashEntry, 'kind'>): Promise<unknown> =>
  isKept(kind) ? RESTORE_KEPT[kind](row) : restoreFromTrash(row.id);

/** A part of the list, the newest deletion first. @param place a page, or the cursor of an earlier answer */
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

/** A page of what was deleted and can be restored; the previous page stays while the next is loading. */
export const useTrash = (filter: TrashFilter, page: number, limit: number) =>
  useQuery({
    queryKey: [...KEY, filter, page, limit],
    queryFn: ({ signal }) => listTrash(filter, { page, limit }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Restores an entry of the trash, and refetches everything, because every list may show it. */
export function useRestoreFromTrash() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreFromTrash, onSuccess: () => client.invalidateQueries() });
}

/** {@link restoreEntry}, and refetches everything, because every list may show it. */
export function useRestoreEntry() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreEntry, onSuccess: () => client.invalidateQueries() });
}

/** Removes for good what was deleted. */
export function useRemoveForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/trash/{id}', one(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
