import { DELETED_KINDS, TRASH_DAYS } from '@vitrine/schemas';
import { useNotify } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { DeleteDialog } from '../shared/deleting/index.js';
import { failureWithReason } from '../shared/failure-text.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import {
  DataTable,
  type Filter,
  type ListShape,
  ListTools,
  PagedRows,
  useListAddress,
  useSelectablePage,
} from '../shared/list/index.js';
import { useMay } from '../shared/permissions/index.js';
import {
  type TrashEntry,
  type TrashFilter,
  useRemoveForGood,
  useRestoreEntry,
  useTrash,
} from '../shared/trash/index.js';
import { columns } from './columns.js';
import { entryTitle, kindTitle, removePermission, restorePermission } from './trash-entry.js';
import { TrashBulk } from './trash-bulk.js';

const NONE: readonly TrashEntry[] = [];

const SHAPE = {
  sorts: ['-deletedAt'],
  defaultSort: '-deletedAt',
  filters: { kind: DELETED_KINDS },
} as const satisfies ListShape<string, { kind: readonly string[] }>;

const KIND_OPTIONS = DELETED_KINDS.map((value) => ({ value, label: kindTitle(value) }));
const FILTERS: readonly Filter[] = [
  { name: 'kind', label: 'Filter by kind', all: 'Everything', options: KIND_OPTIONS },
];

/** The trash: deleted entries, until they are restored or deleted for good. */
export default function TrashPage() {
  const may = useMay();
  const address = useListAddress(SHAPE);
  const { state, narrowed } = address;
  const { search, page, limit } = state;
  const filter: TrashFilter = { search, ...state.filters };
  const query = useTrash(filter, page, limit);
  const entries = query.data?.entries ?? NONE;
  const rows = useMemo(() => entries.map(({ id, deletedAt }) => ({ id, createdAt: deletedAt })), [entries]);
  const selection = useSelectablePage(query.data, rows, filter);
  const mayRestoreSome = DELETED_KINDS.some((kind) => may(restorePermission(kind)));
  const restore = useRestoreEntry();
  const remove = useRemoveForGood();
  const notify = useNotify();
  const [asked, setAsked] = useState<TrashEntry | null>(null);
  const take = (entry: TrashEntry) => {
    if (restore.isPending) return;
    restore.mutate(entry, {
      onSuccess: () => notify({ message: `${entryTitle(entry)} was restored.` }),
      onError: (error) =>
        notify({ message: failureWithReason(error, `${entryTitle(entry)} could not be restored.`), stays: true }),
    });
  };
  const toRow = (entry: TrashEntry) => {
    const forGood = removePermission(entry.kind);
    return {
      entry,
      onRestore: may(restorePermission(entry.kind)) ? () => take(entry) : undefined,
      onRemove: forGood !== undefined && may(forGood) ? () => setAsked(entry) : undefined,
    };
  };

  return (
    <Screen>
      <Line note={`What is deleted stays here for ${TRASH_DAYS} days, then it is removed for good.`} />
      <ListTools
        label="Search the trash"
        placeholder="Search what was deleted, and by whom"
        address={address}
        filters={FILTERS}
      />
      {mayRestoreSome && <TrashBulk entries={entries} selection={selection} filter={filter} />}
      <PagedRows
        of="entries"
        failure="The trash could not be loaded."
        loading="Loading the trash..."
        list={query}
        count={entries.length}
        empty={{
          title: narrowed ? 'Nothing found' : 'The trash is empty',
          hint: narrowed ? 'Try another search or kind.' : undefined,
          all: 'Show everything',
        }}
        address={address}
      >
        <DataTable
          caption="Deleted entries"
          columns={columns}
          rows={query.data?.entries.map(toRow)}
          rowKey={({ entry }) => entry.id}
          rowLabel={({ entry }) => entryTitle(entry)}
          busy={query.isPlaceholderData}
          selection={mayRestoreSome ? selection : undefined}
        />
      </PagedRows>
      {asked && (
        <DeleteDialog
          id={asked.id}
          title={`Delete ${asked.name} for good`}
          question="Are you sure you want to delete this entry for good? This action cannot be undone."
          remove={remove}
          failure="The entry could not be deleted for good."
          done={{ message: `${entryTitle(asked)} was deleted for good.` }}
          onClose={() => {
            remove.reset();
            setAsked(null);
          }}
        />
      )}
    </Screen>
  );
}
