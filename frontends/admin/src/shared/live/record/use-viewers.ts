import { answer, api, useQuery, useQueryClient } from '@vitrine/platform';
import { useEffect, useMemo } from 'react';
import { type DeskRecord, pathOf } from '../../desk/record.js';
import { useLive } from '../live-provider.js';

/** A colleague counts as looking for 45 s. */
const LOOKS_MS = 20_000;

const key = ({ kind, id }: DeskRecord) => ['desk', kind, id, 'viewers'] as const;

/** Names of the colleagues who look at a record, too; they see that one does oneself. Nobody looks from a tab that is not seen. */
export function useViewers({ kind, id }: DeskRecord): readonly string[] {
  const client = useQueryClient();
  const record = useMemo(() => ({ kind, id }), [kind, id]);
  const { data } = useQuery({
    queryKey: key(record),
    queryFn: ({ signal }) => answer(api.PUT(pathOf(record, 'viewers'), { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: LOOKS_MS,
    refetchOnWindowFocus: true,
  });
  useEffect(
    () => () => {
      api.DELETE(pathOf(record, 'viewers'), { params: { path: { id: record.id } } }).catch(() => undefined);
    },
    [record],
  );
  useLive((event) => {
    if (event.type === 'viewers' && event.kind === kind && event.id === id)
      void client.invalidateQueries({ queryKey: key(record) });
  });
  return data?.map(({ name }) => name) ?? [];
}
