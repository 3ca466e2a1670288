import { answer, api, keepPreviousData, useQuery, useSession } from '@vitrine/platform';
import { contactKeys, type ListParams } from './keys.js';

const listContacts = ({ search, status, page }: ListParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/contacts/admin/all', {
      params: { query: { page, ...(search && { search }), ...(status && { status }) } },
      signal,
    }),
  );

/** A page of contact requests, the newest first; the rows of the last one stay while the next is loading. */
export const useContactList = (params: ListParams) =>
  useQuery({
    queryKey: contactKeys.list(params),
    queryFn: ({ signal }) => listContacts(params, signal),
    enabled: useSession().status === 'signedIn',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
