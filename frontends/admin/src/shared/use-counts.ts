import { useQuery, useSession } from '@vitrine/platform';
import type { Permission } from '@vitrine/schemas';
import { useMay } from './permissions/index.js';

interface CountsOptions<Counts> {
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Counts>;
  /** Those without it are not shown the counts. */
  permission: Permission;
  /** How often they are asked for, in milliseconds. */
  everyMs: number;
}

/** Counts that the title shows (back-office spec §6); asked only while somebody is signed in, also in a hidden tab. */
export function useCounts<Counts>({ queryKey, read, permission, everyMs }: CountsOptions<Counts>) {
  const isSignedIn = useSession().status === 'signedIn';
  const may = useMay();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: isSignedIn && may(permission),
    staleTime: 0,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
}
