import { useMutation, useQueryClient } from '@vitrine/platform';
import type { ContactStatus } from '@vitrine/schemas';
import type { Contact } from '../contact.js';
import { contactKeys } from './keys.js';
import { updateContact } from './update-contact.js';

export interface StatusChange {
  /** As it was read. */
  contact: Contact;
  to: ContactStatus;
}

interface StatusChanges {
  /** What would take back each change that was made. */
  back: StatusChange[];
  failed: { change: StatusChange; error: unknown }[];
}

/** Sets the status of many requests, one after the other; what fails does not keep the others. */
async function setStatuses(changes: readonly StatusChange[]): Promise<StatusChanges> {
  const outcome: StatusChanges = { back: [], failed: [] };
  for (const change of changes) {
    const { contact, to } = change;
    await updateContact(contact.id, { status: to, version: contact.version }).then(
      (changed) => outcome.back.push({ contact: changed, to: contact.status }),
      (error: unknown) => outcome.failed.push({ change, error }),
    );
  }
  return outcome;
}

/** {@link setStatuses}; never fails as a whole. */
export function useSetStatuses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: setStatuses,
    onSettled: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
}
