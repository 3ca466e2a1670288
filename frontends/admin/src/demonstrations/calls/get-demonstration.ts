import { answer, api, ApiFailure, useQuery, useSession } from '@vitrine/platform';
import { followMail } from '../../shared/follow-mail.js';
import type { Demonstration } from '../demonstration.js';
import { demonstrationKeys } from './keys.js';

/** A request for a demonstration; null when it does not exist (any more). @throws ApiFailure */
export async function getDemonstration(id: string, signal?: AbortSignal): Promise<Demonstration | null> {
  try {
    return await answer(
      api.GET('/api/demonstrations/admin/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
    );
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** {@link getDemonstration}, refetched until its acknowledgement is sent or has failed. */
export const useDemonstration = (id: string) =>
  useQuery({
    queryKey: demonstrationKeys.detail(id),
    queryFn: ({ signal }) => getDemonstration(id, signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: followMail,
  });
