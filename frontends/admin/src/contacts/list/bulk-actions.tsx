import type { ContactStatus } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { format } from '../../shared/format.js';
import { BulkActionsBar, type BulkWork, type Selection } from '../../shared/list/index.js';
import { deleteContact } from '../calls/delete-contact.js';
import { contactKeys } from '../calls/keys.js';
import { updateContact } from '../calls/update-contact.js';
import type { Contact } from '../contact.js';
import { statusNames } from '../status.js';

const OFFERED = ['read', 'replied', 'closed'] as const satisfies readonly ContactStatus[];

const requests = (count: number): string => (count === 1 ? '1 request' : `${format.count(count)} requests`);

/** Marks each request as it is given, unless somebody changed it since; undone by marking each as it was. */
function marking(contacts: readonly Contact[], to: (contact: Contact) => ContactStatus): BulkWork {
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

const deleting = (contacts: readonly Contact[]): BulkWork => ({
  keys: contacts.map(({ id }) => id),
  each: deleteContact,
  done: (count) => `${requests(count)} deleted.`,
  failed: (id) => `The request of ${contacts.find((contact) => contact.id === id)?.name ?? id} could not be deleted.`,
});

/** Marks all chosen requests at once, which can be taken back, or deletes them, which cannot. */
export function BulkActions({ contacts, selection }: { contacts: readonly Contact[]; selection: Selection }) {
  const chosen = contacts.filter(({ id }) => selection.has(id));
  return (
    <BulkActionsBar
      selection={selection}
      queryKey={contactKeys.all}
      deleting={{
        title: `Delete ${requests(chosen.length)}`,
        question: 'Are you sure you want to delete the selected requests? This action cannot be undone.',
        work: () => deleting(chosen),
      }}
    >
      {(run, busy) =>
        OFFERED.map((to) => {
          const mark = () => {
            const changed = chosen.filter(({ status }) => status !== to);
            run(marking(changed, () => to));
          };
          return (
            <Button key={to} kind="quiet" disabled={busy} onClick={mark}>
              Mark as {statusNames[to]}
            </Button>
          );
        })
      }
    </BulkActionsBar>
  );
}
