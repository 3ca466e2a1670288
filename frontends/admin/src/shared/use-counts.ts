import { useQuery, useSession } from '@vitrine/platform';

interface CountsOptions<Counts> {
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Counts>;
  /** How often they are asked for, in milliseconds. */
  everyMs: number;
}

/** Counts that the title shows (back-office spec §6); asked only while somebody is signed in, also in a hidden tab. */
export const useCounts = <Counts>({ queryKey, read, everyMs }: CountsOptions<Counts>) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
