import { useQueryClient } from '@vitrine/platform';
import type { ContactStatus } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useCallback } from 'react';
import { format } from '../../shared/format.js';
import { BulkBar, type BulkWork, type Selection, useBulk } from '../../shared/list/index.js';
import { contactKeys } from '../calls/keys.js';
import { updateContact } from '../calls/update-contact.js';
import { type Contact, statusNames } from '../contact.js';

const offered = ['read', 'replied', 'closed'] as const satisfies readonly ContactStatus[];

const requests = (count: number): string => (count === 1 ? '1 request' : `${format.count(count)} requests`);

/** Marks each request as it is given; undone by marking each as it was. */
function marking(contacts: readonly Contact[], to: (contact: Contact) => ContactStatus): BulkWork {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const contact = byId.get(id);
      if (contact) await updateContact(id, { status: to(contact) });
    },
    done: (count) => `The status of ${requests(count)} was changed.`,
    failed: (id) => `The request of ${byId.get(id)?.name ?? id} could not be changed.`,
    undo: (keys) =>
      marking(
        contacts.filter(({ id }) => keys.includes(id)),
        ({ status }) => status,
      ),
  };
}

/** Marks all chosen requests at once; it can be taken back. */
export function BulkStatus({ contacts, selection }: { contacts: readonly Contact[]; selection: Selection }) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: contactKeys.all }), [client]);
  const bulk = useBulk(refresh);
  const mark = (status: ContactStatus) => {
    const chosen = contacts.filter((contact) => selection.has(contact.id) && contact.status !== status);
    void bulk.run(marking(chosen, () => status)).then(selection.clear);
  };
  return (
    <BulkBar selection={selection} bulk={bulk}>
      {offered.map((status) => (
        <Button key={status} kind="quiet" disabled={bulk.progress !== null} onClick={() => mark(status)}>
          Mark as {statusNames[status]}
        </Button>
      ))}
    </BulkBar>
  );
}
