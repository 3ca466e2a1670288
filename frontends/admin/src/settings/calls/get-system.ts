import { answer, api, type components, useQuery } from '@vitrine/platform';

export type SystemState = components['schemas']['SystemDto'];

/** How often the state is refetched while it is on the screen, in milliseconds. */
const POLL_MS = 30_000;

const getSystem = (signal: AbortSignal) => answer(api.GET('/api/admin/system', { signal }));

/** The current state of the system, refetched regularly. */
export const useSystem = () =>
  useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => getSystem(signal),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
