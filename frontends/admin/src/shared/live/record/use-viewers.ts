import { answer, api, useQuery, useQueryClient } from '@vitrine/platform';
import { randomToken } from '@vitrine/platform/key-keeper';
import { useEffect, useMemo, useState } from 'react';
import { type DeskRecord, pathOf } from '../../desk/record.js';
import { useLive } from '../live-provider.js';

/** A colleague counts as looking for 45 s. */
const LOOKS_MS = 20_000;

const key = ({ kind, id }: DeskRecord, tab: string) => ['desk', kind, id, 'viewers', tab] as const;

/**
 * Names of the colleagues who look at a record, too; they see that one does oneself. Nobody looks from a tab that is not
 * seen, and each tab of a person looks by itself.
 */
export function useViewers({ kind, id }: DeskRecord): readonly string[] {
  const client = useQueryClient();
  const record = useMemo(() => ({ kind, id }), [kind, id]);
  const [tab] = useState(randomToken);
  const { data } = useQuery({
    queryKey: key(record, tab),
    queryFn: ({ signal }) =>
      answer(api.PUT(pathOf(record, 'viewers'), { params: { path: { id }, query: { tab } }, signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: LOOKS_MS,
    refetchOnWindowFocus: true,
  });
  useEffect(
    () => () => {
      api
        .DELETE(pathOf(record, 'viewers'), { params: { path: { id: record.id }, query: { tab } } })
        .catch(() => undefined);
    },
    [record, tab],
  );
  useLive((event) => {
    if (event.type === 'viewers' && event.kind === kind && event.id === id)
      void client.invalidateQueries({ queryKey: key(record, tab) });
  });
  return data?.map(({ name }) => name) ?? [];
}
