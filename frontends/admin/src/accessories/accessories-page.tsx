import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList } from '../shared/cards/index.js';
import {
  EmptyList,
  ListTools,
  Tiles,
  ToolSelect,
  useListAddress,
  useListState,
  useLocalList,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { type Accessory, categoryOptions } from './accessory.js';
import { useAccessories } from './calls/list-accessories.js';
import { useToggleStock } from './calls/toggle-stock.js';
import { AccessoryCard } from './list/accessory-card.js';
import { figuresOf, listing, shape, sortNames, stockNames } from './list/accessory-listing.js';
import { DeleteAccessoryDialog } from './list/delete-accessory-dialog.js';

/** Every accessory: found, hidden or shown, edited and deleted (back-office spec §2, Accessories). */
export default function AccessoriesPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = useAccessories();
  const list = useLocalList(query.data, state, listing);
  const from = useListState();
  const toggle = useToggleStock();
  const [deleting, setDeleting] = useState<Accessory | null>(null);

  return (
    <Screen>
      <Tiles tiles={figuresOf(query.data)} />
      <ListTools
        label="Search accessories"
        placeholder="Search accessories"
        state={state}
        filters={[
          { name: 'stock', label: 'Stock Status', all: 'All Items', options: stockNames },
          { name: 'category', label: 'Category', all: 'All Categories', options: categoryOptions },
        ]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect label="Order by" value={state.sort} options={sortNames} onChange={(sort) => change({ sort })} />
        }
      >
        <ButtonLink to="/admin/accessories/new">Add Accessory</ButtonLink>
      </ListTools>
      <CardList
        of="accessories"
        list={list}
        query={query}
        loading="Loading accessories..."
        failure={{ text: 'Error loading accessories. Please try again.' }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title="No accessories found" hint="Try adjusting your filters to see more results.">
              <Button kind="quiet" onClick={reset}>
                Show all accessories
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No accessories found" hint="Get started by adding your first accessory." />
          )
        }
        card={(accessory) => (
          <AccessoryCard
            key={accessory.id}
            accessory={accessory}
            failure={toggle.failureOf(accessory)}
            from={from}
            onToggle={() => toggle.change(accessory)}
            onDelete={() => setDeleting(accessory)}
          />
        )}
      />
      {deleting && <DeleteAccessoryDialog accessory={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
