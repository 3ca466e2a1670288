import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';

/** One of one's own live sessions; times ISO 8601. */
export type OwnSession = components['schemas']['SessionDto'];

const sessionsKey = ['own-sessions'] as const;

/** One's own live sessions, the one used last first. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/sessions', { signal })),
    staleTime: 0,
  });

/** Ends one session, or all others where no id is given; the list is read anew. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await api.DELETE('/api/admin/sessions');
      else await api.DELETE('/api/admin/sessions/{id}', { params: { path: { id } } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
