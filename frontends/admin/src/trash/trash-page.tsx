import { TRASH_DAYS, TRASH_KINDS, type TrashKind } from '@vitrine/schemas';
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
  useLocalList,
} from '../shared/list/index.js';
import { useMay } from '../shared/permissions/index.js';
import { type TrashEntry, useRemoveForGood, useRestoreFromTrash, useTrash } from '../shared/trash/index.js';
import { columns } from './columns.js';

const KINDS = Object.keys(TRASH_KINDS) as TrashKind[];

const SHAPE = {
  sorts: ['-deletedAt'],
  defaultSort: '-deletedAt',
  filters: { kind: KINDS },
} as const satisfies ListShape<string, { kind: readonly string[] }>;

const listing = {
  text: ({ name, deletedBy }: TrashEntry) => [name, deletedBy],
  filters: { kind: (entry: TrashEntry, chosen: string) => entry.kind === chosen },
};

/** Such as `Store “Maison”`. */
const thingOf = ({ kind, name }: TrashEntry): string => `${TRASH_KINDS[kind].title} “${name}”`;

const KIND_OPTIONS = KINDS.map((value) => ({ value, label: TRASH_KINDS[value].title }));
const FILTERS: readonly Filter[] = [
  { name: 'kind', label: 'Filter by kind', all: 'Everything', options: KIND_OPTIONS },
];

/** What was deleted, until it is restored or removed for good. */
export default function TrashPage() {
  const query = useTrash();
  const address = useListAddress(SHAPE);
  const { state, narrowed } = address;
  const list = useLocalList(query.data, state, listing);
  const answer = useMemo(() => list && { page: list.page, limit: state.limit, total: list.total }, [list, state.limit]);
  const restore = useRestoreFromTrash();
  const remove = useRemoveForGood();
  const notify = useNotify();
  const may = useMay();
  const [removing, setRemoving] = useState<TrashEntry | null>(null);
  const take = (entry: TrashEntry) => {
    if (restore.isPending) return;
    restore.mutate(entry.id, {
      onSuccess: () => notify({ message: `${thingOf(entry)} was restored.` }),
      onError: (error) =>
        notify({ message: failureWithReason(error, `${thingOf(entry)} could not be restored.`), stays: true }),
    });
  };
  const toRow = (entry: TrashEntry) => {
    const mayChange = may(`${TRASH_KINDS[entry.kind].permissions}:write`);
    return {
      entry,
      onRestore: mayChange ? () => take(entry) : undefined,
      onRemove: mayChange ? () => setRemoving(entry) : undefined,
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
