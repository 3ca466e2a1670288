import { TRASH_DAYS, TRASH_KINDS } from '@vitrine/schemas';
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
import {
  useDeletedOrders,
  useRemoveForGood,
  useRestoreDeletedOrder,
  useRestoreFromTrash,
  useTrash,
} from '../shared/trash/index.js';
import { columns } from './columns.js';
import { DELETED_KINDS, type DeletedThing, kindTitle, thingOf, toDeletedThings } from './deleted-thing.js';

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
  const query = useTrash();
  const orders = useDeletedOrders({ enabled: may('orders:read') });
  const things = useMemo(() => query.data && toDeletedThings(query.data, orders.data ?? []), [query.data, orders.data]);
  const address = useListAddress(SHAPE);
  const { state, narrowed } = address;
  const list = useLocalList(things, state, listing);
  const answer = useMemo(() => list && { page: list.page, limit: state.limit, total: list.total }, [list, state.limit]);
  const restoreEntry = useRestoreFromTrash();
  const restoreOrder = useRestoreDeletedOrder();
  const remove = useRemoveForGood();
  const notify = useNotify();
  const [removing, setRemoving] = useState<DeletedThing | null>(null);
  const take = (entry: DeletedThing) => {
    if (restoreEntry.isPending || restoreOrder.isPending) return;
    const restore = entry.kind === 'orders' ? restoreOrder : restoreEntry;
    restore.mutate(entry.id, {
      onSuccess: () => notify({ message: `${thingOf(entry)} was restored.` }),
      onError: (error) =>
        notify({ message: failureWithReason(error, `${thingOf(entry)} could not be restored.`), stays: true }),
    });
  };
  const toRow = (entry: DeletedThing) => {
    if (entry.kind === 'orders')
      return { entry, onRestore: may('orders:delete') ? () => take(entry) : undefined, onRemove: undefined };
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
      <ListFailure query={orders} text="The deleted orders could not be loaded." />
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
