import { useQuery, useSession } from '@vitrine/platform';
import type { Permission } from '@vitrine/schemas';
import { useMay } from './permissions/index.js';

interface CountsOptions<Counts> {
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Counts>;
  /** People without it are not shown the counts. */
  permission: Permission;
  /** Poll interval, in milliseconds. */
  everyMs: number;
}

/** Counts that the title shows (back-office spec §6); polled only while somebody is signed in, also in a hidden tab. */
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
