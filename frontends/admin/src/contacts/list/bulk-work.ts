import type { ContactStatus } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import type { BulkWork, BatchedWork } from '../../shared/list/index.js';
import { restoreEntry } from '../../shared/trash/index.js';
import { deleteInBulk, type BulkContacts, setStatusInBulk } from '../calls/change-in-bulk.js';
import { deleteContact } from '../calls/delete-contact.js';
import { updateContact } from '../calls/update-contact.js';
import type { Contact } from '../contact.js';
import { statusNames } from '../status.js';

export const requests = (count: number): string => (count === 1 ? '1 request' : `${format.count(count)} requests`);

/** Sets the status of each request, unless somebody changed the request since; undone by setting each to its former status. */
export function marking(contacts: readonly Contact[], to: (contact: Contact) => ContactStatus): BulkWork {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const marked = new Map<string, Contact>();
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const contact = byId.get(id);
      if (contact) marked.set(id, await updateContact(id, { status: to(contact), version: contact.version }));
    },
    done: (count) => `The status of ${requests(count)} was changed.`,
    failed: (id) => `The request of ${byId.get(id)?.name ?? id} could not be changed.`,
    undo: (keys) =>
      marking(
        keys.flatMap((id) => marked.get(id) ?? []),
        ({ id, status }) => byId.get(id)?.status ?? status,
      ),
  };
}

const restoring = (keys: readonly string[]): BulkWork => ({
  keys,
  each: (id) => restoreEntry({ kind: 'contacts', id }),
  done: (count) => `${requests(count)} restored.`,
  failed: (id) => `The request with the number #${id.slice(-8)} could not be restored.`,
});

export const deleting = (contacts: readonly Contact[]): BulkWork => ({
  keys: contacts.map(({ id }) => id),
  each: deleteContact,
  done: (count) => `${requests(count)} deleted.`,
  failed: (id) => `The request of ${contacts.find((contact) => contact.id === id)?.name ?? id} could not be deleted.`,
  undo: restoring,
});

/** Sets the status of all requests that a list finds; undone by setting each to its former status, unless somebody changed the request since. */
export const markingInBulk = (found: BulkContacts, status: ContactStatus): BatchedWork => ({
  ask: {
    title: `Mark ${requests(found.expected)} as ${statusNames[status].toLowerCase()}`,
    question: `Are you sure you want to mark all ${requests(found.expected)} found, on every page?`,
    confirm: `Mark as ${statusNames[status]}`,
  },
  total: found.expected,
  step: (cursor) => setStatusInBulk(found, status, cursor),
  done: (count) => `The status of ${requests(count)} was changed.`,
  failed: (id) => `The request with the number #${id.slice(-8)} could not be changed.`,
  stopped: 'Not all requests were changed.',
  undo: (changed) => {
    const marked = new Map(changed.map((each) => [each.id, each]));
    return {
      keys: [...marked.keys()],
      each: async (id) => {
        const { status: before, version } = marked.get(id) ?? {};
        await updateContact(id, { status: before as ContactStatus, version: version ?? 0 });
      },
      done: (count) => `The status of ${requests(count)} was changed.`,
      failed: (id) => `The request with the number #${id.slice(-8)} could not be changed.`,
    };
  },
});

/** Deletes all requests that a list finds; undone by restoring each. */
export const deletingInBulk = (found: BulkContacts): BatchedWork => ({
  total: found.expected,
  step: (cursor) => deleteInBulk(found, cursor),
  done: (count) => `${requests(count)} deleted.`,
  failed: (id) => `The request with the number #${id.slice(-8)} could not be deleted.`,
  stopped: 'Not all requests were deleted.',
  undo: (changed) => restoring(changed.map(({ id }) => id)),
});
