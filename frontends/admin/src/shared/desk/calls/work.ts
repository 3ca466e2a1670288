import { answer, api, useMutation, useQuery, useQueryClient } from '@vitrine/platform';
import type { FollowUp, Reply } from '@vitrine/schemas';
import { useCallback } from 'react';
import { useCounts } from '../../use-counts.js';
import { deskKeys, type DeskRecord, pathOf, recordsKey } from '../record.js';

/** How often the due follow-ups are counted, in milliseconds. */
const POLL_MS = 60_000;

/** Refetches everything that shows the work on a record: the record, its lists, its timeline, the due follow-ups. */
function useRefresh(record: DeskRecord): () => Promise<unknown> {
  const client = useQueryClient();
  const { kind, id } = record;
  return useCallback(() => {
    const of: DeskRecord = { kind, id };
    return Promise.all(
      [recordsKey(of), deskKeys.timeline(of), deskKeys.due].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }, [client, kind, id]);
}

/** The staff to whom orders and contact requests can be assigned, by name. */
export const useColleagues = () =>
  useQuery({
    queryKey: deskKeys.colleagues,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/assignees', { signal })),
  });

/** Sets the assignee of a record; null = nobody. */
export function useAssign(record: DeskRecord) {
  const refresh = useRefresh(record);
  return useMutation({
    mutationFn: (staffId: string | null) =>
      answer(api.PUT(pathOf(record, 'assignee'), { params: { path: { id: record.id } }, body: { staffId } })),
    onSettled: refresh,
  });
}

/** Sets or removes the day on which staff come back to a record. */
export function useFollowUp(record: DeskRecord) {
  const refresh = useRefresh(record);
  return useMutation({
    mutationFn: (body: FollowUp) =>
      answer(api.PUT(pathOf(record, 'follow-up'), { params: { path: { id: record.id } }, body })),
    onSuccess: refresh,
  });
}

/** Sends a mail to the customer of a record. */
export function useReply(record: DeskRecord) {
  const refresh = useRefresh(record);
  return useMutation({
    mutationFn: (body: Reply) =>
      answer(api.POST(pathOf(record, 'reply'), { params: { path: { id: record.id } }, body })),
    onSuccess: refresh,
  });
}

const readDue = (signal: AbortSignal) => answer(api.GET('/api/admin/follow-ups/due', { signal }));

/** How many due follow-ups concern the signed-in person. */
export const useDueFollowUps = () =>
  useCounts({ queryKey: deskKeys.due, read: readDue, permission: 'orders:read', everyMs: POLL_MS });
