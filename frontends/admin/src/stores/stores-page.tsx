import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList } from '../shared/cards/index.js';
import { EmptyList, ListTools, ToolSelect, useListAddress, useListState, useLocalList } from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { useStores } from './calls/list-stores.js';
import { useToggleStore } from './calls/toggle-store.js';
import { DeleteStoreDialog } from './list/delete-store-dialog.js';
import { StoreCard } from './list/store-card.js';
import { listing, shape, sortNames, statusNames } from './list/store-listing.js';
import type { Store } from './store.js';

/** Every store: found, shown to visitors or not, edited and deleted (back-office spec §2, Stores). */
export default function StoresPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = useStores();
  const list = useLocalList(query.data, state, listing);
  const from = useListState();
  const toggle = useToggleStore();
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
      {deleting && <DeleteStoreDialog store={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
