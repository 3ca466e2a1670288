import { useQueryClient } from '@vitrine/platform';
import {
  DEMONSTRATION_KINDS,
  DEMONSTRATION_STATUSES,
  ENCRYPTED_DEMONSTRATION_COLUMNS,
  type DemonstrationKind,
  type DemonstrationStatus,
} from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import {
  ColumnChoiceButton,
  columnsKept,
  DataTable,
  type Filter,
  ListFailure,
  type ListShape,
  ListTools,
  PagedRows,
  StatusTiles,
  useColumnChoice,
  useDialogRow,
  useListAddress,
  useListExport,
} from '../shared/list/index.js';
import { useMayOn } from '../shared/permissions/index.js';
import { Screen } from '../shared/layout/screen.js';
import { exportDemonstrations } from './calls/export-demonstrations.js';
import { useDemonstrationStats } from './calls/get-stats.js';
import { demonstrationKeys } from './calls/keys.js';
import { useDemonstrationList } from './calls/list-demonstrations.js';
import type { Demonstration } from './demonstration.js';
import { DemonstrationDialog } from './detail/demonstration-dialog.js';
import { columns } from './list/columns.js';
import { DeleteDemonstrationDialog } from './list/delete-demonstration-dialog.js';
import { kindOptions, statusOptions } from './status.js';

const shape = {
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
  filters: { status: DEMONSTRATION_STATUSES, kind: DEMONSTRATION_KINDS },
} as const satisfies ListShape<string, { status: readonly DemonstrationStatus[]; kind: readonly DemonstrationKind[] }>;

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'Filter by status', all: 'All statuses', options: statusOptions },
  { name: 'kind', label: 'Filter by place', all: 'All places', options: kindOptions },
];

const kept = columnsKept('demonstrations');
const NONE: readonly Demonstration[] = [];

/** All requests for a demonstration, with search, details and decisions (contract: POST /api/demonstrations). */
export default function DemonstrationsPage() {
  const address = useListAddress(shape);
  const shown = useDialogRow('demonstration');
  const { search, page, limit, filters } = address.state;
  const list = useDemonstrationList({ search, page, limit, status: filters.status, kind: filters.kind });
  const { data, isFetching } = list;
  const stats = useDemonstrationStats();
  const mayDelete = useMayOn('demonstrations')('delete');
  const [deleting, setDeleting] = useState<Demonstration | null>(null);
  const demonstrations = data?.demonstrations ?? NONE;
  const choice = useColumnChoice(kept, columns);
  const fileExport = useListExport({
    of: 'requests for a demonstration',
    save: (columns) => exportDemonstrations({ search, status: filters.status, kind: filters.kind, columns }),
    shown: choice.shown,
    encrypted: ENCRYPTED_DEMONSTRATION_COLUMNS,
  });
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: demonstrationKeys.all });

  return (
    <Screen>
      <StatusTiles
        address={address}
        counts={stats.data && { total: stats.data.total, ...stats.data.byStatus }}
        labels={{ total: 'Total Requests', new: 'New', confirmed: 'Confirmed', done: 'Done' }}
      />
      <ListTools
        label="Search demonstrations"
        placeholder="Search by name, company, or email..."
        address={address}
        filters={FILTERS}
      >
        <Button kind="quiet" busy={isFetching} onClick={refresh}>
          Refresh
        </Button>
        <ColumnChoiceButton choice={choice} />
        {fileExport.button}
      </ListTools>
      {fileExport.failure}
      <ListFailure query={stats} text="The counts could not be loaded." />
      <PagedRows
        of="requests for a demonstration"
        list={list}
        count={demonstrations.length}
        empty={{ title: 'No requests for a demonstration found', all: 'Show all requests' }}
        address={address}
      >
        <DataTable
          caption="Requests for a demonstration"
          columns={choice.shown}
          rows={data?.demonstrations.map((demonstration) => ({
            demonstration,
            href: shown.href(demonstration.id),
            onDelete: mayDelete ? () => setDeleting(demonstration) : undefined,
          }))}
          rowKey={({ demonstration }) => demonstration.id}
          rowLabel={({ demonstration }) => `the request of ${demonstration.name}`}
          busy={list.isPlaceholderData}
        />
      </PagedRows>
      {shown.id !== null && (
        <DemonstrationDialog
          key={shown.id}
          id={shown.id}
          known={demonstrations.find(({ id }) => id === shown.id)}
          onClose={shown.close}
        />
      )}
      {deleting && <DeleteDemonstrationDialog demonstration={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
