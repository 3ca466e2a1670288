import { TRASH_DAYS, type ContactStatus } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { BulkActionsBar, type Selection } from '../../shared/list/index.js';
import { useMayOn } from '../../shared/permissions/index.js';
import type { BulkContacts } from '../calls/change-in-bulk.js';
import { contactKeys } from '../calls/keys.js';
import type { Contact } from '../contact.js';
import { statusNames } from '../status.js';
import { deleting, deletingInBulk, marking, markingInBulk, requests } from './bulk-work.js';

const OFFERED = ['read', 'replied', 'closed'] as const satisfies readonly ContactStatus[];

interface BulkActionsProps {
  contacts: readonly Contact[];
  selection: Selection;
  /** Search and filters of the list. */
  filter: BulkContacts['filter'];
}

/** Sets the status of all selected requests, or deletes them; both can be undone. */
export function BulkActions({ contacts, selection, filter }: BulkActionsProps) {
  const may = useMayOn('contacts');
  const chosen = contacts.filter(({ id }) => selection.has(id));
  const { count } = selection;
  const found = selection.found?.isChosen && { filter, asOf: selection.found.asOf, expected: count };
  const these = found ? `all ${requests(count)} found, on every page` : 'the selected requests';
  const mark = (to: ContactStatus) => {
    if (found) return markingInBulk(found, to);
    const changed = chosen.filter(({ status }) => status !== to);
    return marking(changed, () => to);
  };
  return (
    <BulkActionsBar
      selection={selection}
      queryKey={contactKeys.all}
      deleting={
        may('delete')
          ? {
              title: `Delete ${requests(count)}`,
              question: `Are you sure you want to delete ${these}? They can be restored for ${TRASH_DAYS} days.`,
              work: () => (found ? deletingInBulk(found) : deleting(chosen)),
            }
          : undefined
      }
    >
      {(run, busy) =>
        may('write') &&
        OFFERED.map((to) => (
          <Button key={to} kind="quiet" disabled={busy} onClick={() => run(mark(to))}>
            Mark as {statusNames[to]}
          </Button>
        ))
      }
    </BulkActionsBar>
  );
}
