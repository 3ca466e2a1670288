import { answer, api, useQuery, useSession } from '@vitrine/platform';
import { followMail } from '../../shared/follow-mail.js';
import type { Contact } from '../contact.js';
import { contactKeys } from './keys.js';

/** One contact request, found by the end of its id; null when it is not there (any more). */
export async function getContact(id: string, signal?: AbortSignal): Promise<Contact | null> {
  const { contacts } = await answer(
    api.GET('/api/contacts/admin/all', {
      params: { query: { search: `#${id.slice(-8)}`, limit: 100 } },
      ...(signal && { signal }),
    }),
  );
  return contacts.find((contact) => contact.id === id) ?? null;
}

/** {@link getContact}, with the state of its acknowledgement followed until that is sent or has failed. */
export const useContact = (id: string) =>
  useQuery({
    queryKey: contactKeys.detail(id),
    queryFn: ({ signal }) => getContact(id, signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: followMail,
  });
