import { answer, api, ApiFailure, useQuery, useSession } from '@vitrine/platform';
import { followMail } from '../../shared/follow-mail.js';
import type { Contact } from '../contact.js';
import { contactKeys } from './keys.js';

/** A contact request; null when it does not exist (any more). */
export async function getContact(id: string, signal?: AbortSignal): Promise<Contact | null> {
  try {
    return await answer(api.GET('/api/contacts/admin/{id}', { params: { path: { id } }, ...(signal && { signal }) }));
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** {@link getContact}, refetched until its acknowledgement is sent or has failed. */
export const useContact = (id: string) =>
  useQuery({
    queryKey: contactKeys.detail(id),
    queryFn: ({ signal }) => getContact(id, signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: followMail,
  });
