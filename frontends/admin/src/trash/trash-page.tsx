import { TRASH_DAYS } from '@vitrine/schemas';
import { useNotify } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { DeleteDialog } from '../shared/deleting/index.js';
import { failureWithReason } from '../shared/failure-text.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import {
  DataTable,
  type Filter,
  ListFailure,
  type ListShape,
  ListTools,
  PagedRows,
  useListAddress,
  useLocalList,
} from '../shared/list/index.js';
import { useMay } from '../shared/permissions/index.js';
import { useRemoveForGood, useRestoreFromTrash, useRestoreRecord } from '../shared/trash/index.js';
import { columns } from './columns.js';
import { DELETED_KINDS, type DeletedThing, isRecordKind, kindTitle, permissionOf, thingOf } from './deleted-thing.js';
import { useDeletedThings } from './use-deleted-things.js';

const SHAPE = {
  sorts: ['-deletedAt'],
  defaultSort: '-deletedAt',
  filters: { kind: DELETED_KINDS },
} as const satisfies ListShape<string, { kind: readonly string[] }>;

const listing = {
  text: ({ name, deletedBy }: DeletedThing) => [name, deletedBy],
  filters: { kind: (entry: DeletedThing, chosen: string) => entry.kind === chosen },
};

const KIND_OPTIONS = DELETED_KINDS.map((value) => ({ value, label: kindTitle(value) }));
const FILTERS: readonly Filter[] = [
  { name: 'kind', label: 'Filter by kind', all: 'Everything', options: KIND_OPTIONS },
];

/** What was deleted, until it is restored or removed for good. */
export default function TrashPage() {
  const may = useMay();
  const { trash: query, records, things } = useDeletedThings();
  const address = useListAddress(SHAPE);
  const { state, narrowed } = address;
  const list = useLocalList(things, state, listing);
  const answer = useMemo(() => list && { page: list.page, limit: state.limit, total: list.total }, [list, state.limit]);
  const restoreEntry = useRestoreFromTrash();
  const restoreRecord = useRestoreRecord();
  const remove = useRemoveForGood();
  const notify = useNotify();
  const [removing, setRemoving] = useState<DeletedThing | null>(null);
  const take = (entry: DeletedThing) => {
    if (restoreEntry.isPending || restoreRecord.isPending) return;
    const { id, kind } = entry;
    const told = {
      onSuccess: () => notify({ message: `${thingOf(entry)} was restored.` }),
      onError: (error: unknown) =>
        notify({ message: failureWithReason(error, `${thingOf(entry)} could not be restored.`), stays: true }),
    };
    if (isRecordKind(kind)) restoreRecord.mutate({ kind, id }, told);
    else restoreEntry.mutate(id, told);
  };
  const toRow = (entry: DeletedThing) => {
    const mayChange = may(permissionOf(entry.kind));
    return {
      entry,
      onRestore: mayChange ? () => take(entry) : undefined,
      onRemove: mayChange && !isRecordKind(entry.kind) ? () => setRemoving(entry) : undefined,
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
      {records.map((read) => (
        <ListFailure key={read.text} {...read} />
      ))}
      <PagedRows
        of="entries"
        failure="The trash could not be loaded."
        loading="Loading the trash..."
        list={{ ...query, data: answer }}
        count={list?.rows.length ?? 0}
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
          rows={list?.rows.map(toRow)}
          rowKey={({ entry }) => entry.id}
        />
      </PagedRows>
      {removing && (
        <DeleteDialog
          id={removing.id}
          title={`Delete ${removing.name} for good`}
          question="Are you sure you want to delete this entry for good? This action cannot be undone."
          remove={remove}
          failure="The entry could not be deleted for good."
          done={{ message: `${thingOf(removing)} was deleted for good.` }}
          onClose={() => {
            remove.reset();
            setRemoving(null);
          }}
        />
      )}
    </Screen>
  );
}
