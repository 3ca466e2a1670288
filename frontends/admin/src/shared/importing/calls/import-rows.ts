import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';
import type { ImportKind, ImportMode } from '@vitrine/schemas';
import { useEffect } from 'react';

/** The state of an import. */
export type Import = components['schemas']['ImportDto'];

interface Sent {
  kind: ImportKind;
  mode: ImportMode;
  file: File;
}

const POLL_MS = 1000;

const isOpen = (found: Import | undefined): boolean => found?.state === 'waiting' || found?.state === 'running';

function toForm({ kind, mode, file }: Sent): FormData {
  const form = new FormData();
  form.append('kind', kind);
  form.append('mode', mode);
  form.append('file', file);
  return form;
}

/** Sends a file. @returns the id of its import */
export const useSendRows = () =>
  useMutation({
    mutationFn: async (sent: Sent) => {
      const body = { kind: sent.kind, mode: sent.mode, file: sent.file.name };
      const { id } = await answer(api.POST('/api/admin/imports', { body, bodySerializer: () => toForm(sent) }));
      return { id, mode: sent.mode };
    },
  });

/** Polls an import until it is done; refetches the list of its rows when it has written some. */
export function useImport(kind: ImportKind, id: string | undefined) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/imports/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data) ? POLL_MS : false),
  });
  const { data } = query;
  const hasWritten = data?.mode === 'apply' && data.state === 'done';
  useEffect(() => {
    if (hasWritten) void queries.invalidateQueries({ queryKey: [kind] });
  }, [hasWritten, kind, queries]);
  return { ...query, isOpen: id !== undefined && !query.error && (data === undefined || isOpen(data)) };
}
