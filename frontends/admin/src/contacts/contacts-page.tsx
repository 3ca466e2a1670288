import { useQueryClient } from '@vitrine/platform';
import { ENCRYPTED_CONTACT_COLUMNS } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import {
  ColumnChoiceButton,
  columnsKept,
  DataTable,
  FilterChips,
  ListFailure,
  ListTools,
  PagedRows,
  StatusTiles,
  useColumnChoice,
  useListAddress,
  useListExport,
  useSelectablePage,
  useDialogRow,
} from '../shared/list/index.js';
import { ListChangesBar } from '../shared/live/index.js';
import { DayFields, toChips } from '../shared/desk/work/day-filters.js';
import { useMayOn } from '../shared/permissions/index.js';
import { useWorkFilterTools } from '../shared/desk/work/work-filters.js';
import { Screen } from '../shared/layout/screen.js';
import { exportContacts } from './calls/export-contacts.js';
import { useContactStats } from './calls/get-stats.js';
import { contactKeys } from './calls/keys.js';
import { useContactList } from './calls/list-contacts.js';
import type { Contact } from './contact.js';
import { statusOptions } from './status.js';
import { ContactDialog } from './detail/contact-dialog.js';
import { BulkActions } from './list/bulk-actions.js';
import { columns } from './list/columns.js';
import columnStyles from './list/columns.module.css';
import { contactListShape } from './list/list-shape.js';
import { DeleteContactDialog } from './list/delete-contact-dialog.js';
import { useUndoDeletionOf } from '../shared/trash/index.js';

const kept = columnsKept('contacts');
const NONE: readonly Contact[] = [];
/** The filters that are always visible, by their names in the address. */
const OFTEN_USED: ReadonlySet<string> = new Set(['status', 'assignee', 'followUp']);

/** All contact requests, with search, details, answering and deletion (back-office spec §2, Contact requests). */
export default function ContactsPage() {
  const address = useListAddress(contactListShape);
  const { state, change } = address;
  const shown = useDialogRow('contact');
  const { search, page, limit } = state;
  const list = useContactList({ search, page, limit, ...state.filters });
  const { data, isFetching } = list;
  const tools = [
    { name: 'status', label: 'Filter by status', all: 'All statuses', options: statusOptions },
    ...useWorkFilterTools(state.filters.assignee),
  ];
  const narrow = (filters: Readonly<Record<string, string | undefined>>) => change({ filters });
  const stats = useContactStats();
  const may = useMayOn('contacts');
  const mayChoose = may('write') || may('delete');
  const [deleting, setDeleting] = useState<Contact | null>(null);
  const contacts = data?.contacts ?? NONE;
  const filter = { search, ...state.filters };
  const selection = useSelectablePage(data, contacts, filter);
  const choice = useColumnChoice(kept, columns);
  const fileExport = useListExport({
    of: 'contact requests',
    save: (columns) => exportContacts({ ...filter, columns }),
    shown: choice.shown,
    encrypted: ENCRYPTED_CONTACT_COLUMNS,
  });
  const undoOf = useUndoDeletionOf('contacts');
  const nameOf = (id: string) => `The request of ${contacts.find((contact) => contact.id === id)?.name ?? 'somebody'}`;
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: contactKeys.all });

  return (
    <Screen>
      <StatusTiles
        address={address}
        counts={stats.data && { total: stats.data.total, ...stats.data.byStatus }}
        labels={{ total: 'Total Requests', new: 'New', read: 'Read', replied: 'Replied' }}
      />
      <ListTools
        label="Search contact requests"
        placeholder="Search by name, email, or subject..."
        address={address}
        filters={tools.filter(({ name }) => OFTEN_USED.has(name))}
        further={tools.filter(({ name }) => !OFTEN_USED.has(name))}
        fields={<DayFields filters={state.filters} onFilter={narrow} />}
      >
        <Button kind="quiet" busy={isFetching} onClick={refresh}>
          Refresh
        </Button>
        <ColumnChoiceButton choice={choice} />
        {fileExport.button}
      </ListTools>
      <FilterChips chips={toChips(tools, state.filters)} onRemove={(name) => narrow({ [name]: undefined })} />
      {fileExport.failure}
      <ListFailure query={stats} text="The counts could not be loaded." />
      {mayChoose && <BulkActions contacts={contacts} selection={selection} filter={filter} />}
      <ListChangesBar
        resource="contact"
        nouns={['contact request', 'contact requests']}
        readAt={list.dataUpdatedAt}
        shown={contacts.map(({ id }) => id)}
        nameOf={nameOf}
        onShow={() => {
          if (page > 1) change({ page: 1 });
          refresh();
        }}
        onRestore={may('write') ? (ids) => ids.forEach((id) => undoOf(id, nameOf(id)).onClick()) : undefined}
      />
      <PagedRows
        of="contact requests"
        list={list}
        count={contacts.length}
        empty={{ title: 'No contact requests found', all: 'Show all requests' }}
        address={address}
      >
        <DataTable
          caption="Contact requests"
          className={columnStyles.table}
          columns={choice.shown}
          rows={data?.contacts.map((contact) => ({
            contact,
            href: shown.href(contact.id),
            onDelete: may('delete') ? () => setDeleting(contact) : undefined,
          }))}
          rowKey={({ contact }) => contact.id}
          rowLabel={({ contact }) => `the request of ${contact.name}`}
          busy={list.isPlaceholderData}
          {...(mayChoose && { selection })}
        />
      </PagedRows>
      {shown.id !== null && (
        <ContactDialog
          key={shown.id}
          id={shown.id}
          known={contacts.find(({ id }) => id === shown.id)}
          onClose={shown.close}
        />
      )}
      {deleting && <DeleteContactDialog contact={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
