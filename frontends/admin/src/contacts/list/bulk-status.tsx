import type { ContactStatus } from '@vitrine/schemas';
import { Alert, Button, useNotify } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import type { Selection } from '../../shared/list/index.js';
import { type StatusChange, useSetStatuses } from '../calls/set-statuses.js';
import { type Contact, statusNames } from '../contact.js';
import styles from './bulk-status.module.css';

const choices = ['read', 'replied', 'closed'] as const satisfies readonly ContactStatus[];

const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

/** Sets all chosen requests to one status, with a way back; what failed is told and can be tried again. */
export function BulkStatus({ contacts, selection }: { contacts: readonly Contact[]; selection: Selection }) {
  const { mutate, data, isPending, reset } = useSetStatuses();
  const notify = useNotify();
  const chosen = contacts.filter(({ id }) => selection.has(id));
  const failed = data?.failed ?? [];

  const undo = (back: StatusChange[]) =>
    mutate(back, {
      onSuccess: ({ back: done }) => done.length > 0 && notify({ message: `${requests(done.length)} as before.` }),
    });
  const set = (changes: StatusChange[]) =>
    mutate(changes, {
      onSuccess: ({ back }) => {
        selection.clear();
        if (back.length === 0) return;
        notify({
          message: `${requests(back.length)} marked as ${statusNames[changes[0]?.to ?? 'read'].toLowerCase()}.`,
          action: { label: 'Undo', onClick: () => undo(back) },
        });
      },
    });

  return (
    <>
      {chosen.length > 0 && (
        <div className={styles.bar} role="group" aria-label="Chosen requests">
          <p role="status">{requests(chosen.length)} chosen</p>
          {choices.map((to) => (
            <Button
              key={to}
              kind="quiet"
              disabled={isPending}
              onClick={() => set(chosen.map((contact) => ({ contact, to })))}
            >
              Mark as {statusNames[to]}
            </Button>
          ))}
          <Button kind="text" onClick={selection.clear}>
            Choose none
          </Button>
        </div>
      )}
      {failed[0] && (
        <Alert
          severity="error"
          action={{ label: 'Try again', onClick: () => set(again(contacts, failed)), busy: isPending }}
          onClose={reset}
          closeLabel="Dismiss"
        >
          {requests(failed.length)} could not be marked. {failureText(failed[0].error, '')}
        </Alert>
      )}
    </>
  );
}

/** The changes that failed, on the requests as they are now. */
const again = (contacts: readonly Contact[], failed: readonly { change: StatusChange }[]): StatusChange[] =>
  failed.map(({ change }) => ({
    ...change,
    contact: contacts.find(({ id }) => id === change.contact.id) ?? change.contact,
  }));
