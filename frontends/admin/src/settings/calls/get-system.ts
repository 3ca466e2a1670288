import { answer, api, type components, useQuery } from '@vitrine/platform';

export type SystemState = components['schemas']['SystemDto'];

/** How often the state is asked for while it is on the screen, in milliseconds. */
const POLL_MS = 30_000;

const getSystem = (signal: AbortSignal) => answer(api.GET('/api/admin/system', { signal }));

/** The system at this moment, followed. */
export const useSystem = () =>
  useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => getSystem(signal),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
