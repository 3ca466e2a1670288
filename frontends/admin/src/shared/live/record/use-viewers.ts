import { answer, api, useQuery, useQueryClient } from '@vitrine/platform';
import { randomToken } from '@vitrine/platform/idempotency-keys';
import { useEffect, useMemo, useState } from 'react';
import { type DeskRecord, pathOf } from '../../desk/record.js';
import { useLive } from '../live-provider.js';

/** Interval of a viewer's heartbeat, in milliseconds; the API forgets a viewer after 45 s without one. */
const HEARTBEAT_MS = 20_000;

const key = ({ kind, id }: DeskRecord, tab: string) => ['desk', kind, id, 'viewers', tab] as const;

/**
 * Names of the other viewers of a record, to whom this person is shown as a viewer, too. A hidden tab sends no heartbeat, and each tab of a person is
 * a viewer of its own.
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
    refetchInterval: HEARTBEAT_MS,
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
