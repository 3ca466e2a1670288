import { answer, api, useMutation, useQuery, useQueryClient } from '@vitrine/platform';
import type { MediaFileFields } from '@vitrine/schemas';
import { LIBRARY_KEY } from '../shared/form/index.js';

const one = (id: string) => ({ params: { path: { id } } });
const fileKey = (id: string) => [...LIBRARY_KEY, 'file', id];

/** A file as it is stored now. */
export const readFile = (id: string, signal: AbortSignal | null = null) =>
  answer(api.GET('/api/admin/media-files/{id}', { ...one(id), signal }));

/** A file with its uses. */
export const useFile = (id: string) =>
  useQuery({ queryKey: fileKey(id), queryFn: ({ signal }) => readFile(id, signal), staleTime: 0 });

/** Changes the texts and the focal point of a file. */
export function useSaveFile() {
  const client = useQueryClient();
  return async (id: string | null, body: Partial<MediaFileFields>) => {
    const saved = await answer(api.PUT('/api/admin/media-files/{id}', { ...one(id ?? ''), body }));
    client.setQueryData(fileKey(saved.id), saved);
    // lists of products and others contain the texts and focal points of their pictures
    await client.invalidateQueries();
    return saved;
  };
}

/** Replaces a file by the stored file at a path; every record that used the old file then uses the new one. */
export function useReplaceFile(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: string) =>
      answer(api.POST('/api/admin/media-files/{id}/replace', { ...one(id), body: { file } })),
    onSuccess: (made) => {
      client.setQueryData(fileKey(made.id), made);
      return client.invalidateQueries();
    },
  });
}

/** Deletes an unused file. @param onDeleted called before the mutation's own callbacks */
export function useDeleteFile(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/media-files/{id}', one(id)),
    onSuccess: () => {
      onDeleted();
      return client.invalidateQueries({ queryKey: [...LIBRARY_KEY, 'list'] });
    },
  });
}
