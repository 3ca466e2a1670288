import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList, cardsPerPage } from '../shared/cards/index.js';
import { DeleteDialog } from '../shared/deleting/index.js';
import {
  byActive,
  EmptyList,
  ListTools,
  type ListShape,
  statusNames,
  ToolSelect,
  useListAddress,
  useListState,
  useLocalList,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { StoreCard } from './store-card.js';
import { type Store, stores } from './store-calls.js';

const sorts = ['name', '-name', 'city', '-updatedAt'] as const;

/** What the address may say about the stores. */
const shape = {
  sorts,
  defaultSort: 'name',
  filters: { status: ['active', 'inactive'] },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** How they are searched, filtered and ordered. */
const listing = {
  text: ({ name, address, city, state, country, postalCode, phone, email, website, services }: Store) => [
    ...[name, address, city, state, country, postalCode, phone, email, website],
    ...services,
  ],
  filters: { status: byActive },
  sorts: {
    name: ({ name }: Store) => name,
    city: ({ city, name }: Store) => `${city} ${name}`,
    updatedAt: ({ updatedAt }: Store) => updatedAt,
  },
  size: cardsPerPage,
};

const sortNames = [
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: 'city', label: 'City' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

/** Every store: found, shown to visitors or not, edited and deleted (back-office spec §2, Stores). */
export default function StoresPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = stores.useList();
  const list = useLocalList(query.data, state, listing);
  const from = useListState();
  const toggle = stores.useToggle('isActive', 'Failed to update store');
  const remove = stores.useRemove();
  const [deleting, setDeleting] = useState<Store | null>(null);

  return (
    <Screen>
      <ListTools
        label="Search stores"
        placeholder="Search name, place, contact or service"
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: statusNames }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect label="Order by" value={state.sort} options={sortNames} onChange={(sort) => change({ sort })} />
        }
      >
        <ButtonLink to="/admin/stores/new">Add Store</ButtonLink>
      </ListTools>
      <CardList
        of="stores"
        list={list}
        query={query}
        loading="Loading stores..."
        failure={{ text: 'Failed to fetch stores', otherwise: 'An error occurred' }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title="No stores found" hint="Try another search or status.">
              <Button kind="quiet" onClick={reset}>
                Show all stores
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No stores found" hint="Get started by adding your first store location." />
          )
        }
        card={(store) => (
          <StoreCard
            key={store.id}
            store={store}
            failure={toggle.failureOf(store)}
            from={from}
            onToggle={() => toggle.change(store)}
            onDelete={() => setDeleting(store)}
          />
        )}
      />
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title="Delete Store"
          question="Are you sure you want to delete this store? This action cannot be undone."
          remove={remove}
          failure="Failed to delete store"
          done={{ message: `Store “${deleting.name}” was deleted.` }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
