import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@vitrine/platform';

/** An active session of the person's own account; times ISO 8601. */
export type OwnSession = components['schemas']['SessionDto'];

const sessionsKey = ['own-sessions'] as const;

/** The person's own active sessions, last used first. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/sessions', { signal })),
    staleTime: 0,
  });

/** Ends one session, or all others where the id is null, and refetches the list. */
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
