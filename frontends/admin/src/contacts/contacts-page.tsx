import { useQueryClient } from '@vitrine/platform';
import { CONTACT_STATUSES, type ContactStatus } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import {
  DataTable,
  ListFailure,
  type ListShape,
  ListTools,
  PagedRows,
  Tiles,
  useListAddress,
  useSelectablePage,
  useDialogRow,
} from '../shared/list/index.js';
import { Screen } from '../shared/layout/screen.js';
import { useContactStats } from './calls/get-stats.js';
import { contactKeys } from './calls/keys.js';
import { useContactList } from './calls/list-contacts.js';
import type { Contact } from './contact.js';
import { statusOptions } from './status.js';
import { ContactDialog } from './detail/contact-dialog.js';
import { BulkActions } from './list/bulk-actions.js';
import { columns } from './list/columns.js';
import { DeleteContactDialog } from './list/delete-contact-dialog.js';

const shape = {
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
  filters: { status: CONTACT_STATUSES },
} as const satisfies ListShape<string, { status: readonly ContactStatus[] }>;

const NONE: readonly Contact[] = [];

/** Every contact request: found, read, answered and deleted (back-office spec §2, Contact requests). */
export default function ContactsPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const shown = useDialogRow('contact');
  const { search, page } = state;
  const list = useContactList({ search, page, status: state.filters.status });
  const { data, isFetching } = list;
  const stats = useContactStats();
  const counts = stats.data?.byStatus;
  const [deleting, setDeleting] = useState<Contact | null>(null);
  const contacts = data?.contacts ?? NONE;
  const selection = useSelectablePage(data, contacts, change);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: contactKeys.all });

  return (
    <Screen>
      <Tiles
        tiles={[
          { label: 'Total Requests', value: stats.data?.total },
          { label: 'New', value: counts?.new },
          { label: 'Read', value: counts?.read },
          { label: 'Replied', value: counts?.replied },
        ]}
      />
      <ListTools
        label="Search contact requests"
        placeholder="Search by name, email, or subject..."
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: statusOptions }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
      >
        <Button kind="quiet" busy={isFetching} onClick={refresh}>
          Refresh
        </Button>
      </ListTools>
      <ListFailure
        error={stats.error}
        text="The counts could not be loaded."
        busy={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
      <BulkActions contacts={contacts} selection={selection} />
      <PagedRows
        of="contact requests"
        failure="The contact requests could not be loaded."
        loading="Loading contact requests..."
        list={list}
        count={contacts.length}
        empty={{
          title: 'No contact requests found',
          all: narrowed ? { label: 'Show all requests', show: reset } : undefined,
        }}
        href={(page) => href({ page })}
      >
        <DataTable
          caption="Contact requests"
          columns={columns}
          rows={data?.contacts.map((contact) => ({
            contact,
            href: shown.href(contact.id),
            onDelete: () => setDeleting(contact),
          }))}
          rowKey={({ contact }) => contact.id}
          rowLabel={({ contact }) => `the request of ${contact.name}`}
          busy={list.isPlaceholderData}
          selection={selection}
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
