import { answer, api, keepPreviousData, useQuery, useSession } from '@vitrine/platform';
import { contactKeys, type ListParams } from './keys.js';

const listContacts = ({ search, status, page, limit, ...filters }: ListParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/contacts/admin/all', {
      params: {
        query: {
          page,
          limit,
          ...(search && { search }),
          ...(status && { status }),
          ...filters,
        },
      },
      signal,
    }),
  );

/** A page of contact requests, newest first; the previous page stays while the next is loading. */
export function useContactList(params: ListParams, { enabled = true } = {}) {
  const { status } = useSession();
  return useQuery({
    queryKey: contactKeys.list(params),
    queryFn: ({ signal }) => listContacts(params, signal),
    enabled: enabled && status === 'signedIn',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
