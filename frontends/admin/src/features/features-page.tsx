import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { CardList, cardsPerPage } from '../shared/cards/index.js';
import { DeleteDialog } from '../shared/deleting/index.js';
import {
  byActive,
  EmptyList,
  ListTools,
  type ListShape,
  newRow,
  statusNames,
  ToolSelect,
  useListAddress,
  useLocalList,
  useShown,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { type Feature, features } from './feature-calls.js';
import { FeatureCard } from './feature-card.js';
import { FeatureDialog } from './feature-dialog.js';

const sorts = ['title', '-title', '-updatedAt'] as const;

/** What the address may say about the library. */
const shape = {
  sorts,
  defaultSort: 'title',
  filters: { status: ['active', 'inactive'] },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** How it is searched, filtered and ordered. */
const listing = {
  text: ({ title, description, translations: { en } }: Feature) => [title, description, en?.title, en?.description],
  filters: { status: byActive },
  sorts: {
    title: ({ title }: Feature) => title,
    updatedAt: ({ updatedAt }: Feature) => updatedAt,
  },
  size: cardsPerPage,
};

const sortNames = [
  { value: 'title', label: 'Title A–Z' },
  { value: '-title', label: 'Title Z–A' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

/** The library of features that products choose from. */
export default function FeaturesPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = features.useList();
  const list = useLocalList(query.data, state, listing);
  const toggle = features.useToggle('isActive', 'Failed to update feature');
  const remove = features.useRemove();
  const shown = useShown('feature');
  const [deleting, setDeleting] = useState<Feature | null>(null);
  const edited = query.data?.find(({ id }) => id === shown.id);

  return (
    <Screen>
      <ListTools
        label="Search features"
        placeholder="Search title or description, in either language"
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: statusNames }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect label="Order by" value={state.sort} options={sortNames} onChange={(sort) => change({ sort })} />
        }
      >
        <Button onClick={() => shown.show(newRow)}>Add Feature</Button>
      </ListTools>
      <CardList
        of="features"
        list={list}
        query={query}
        loading="Loading features..."
        failure={{ text: 'Error loading features.' }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title="No features found." hint="Try another search or status.">
              <Button kind="quiet" onClick={reset}>
                Show all features
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No features found." hint="What you add here can be chosen for any product." />
          )
        }
        card={(feature) => (
          <FeatureCard
            key={feature.id}
            feature={feature}
            failure={toggle.failureOf(feature)}
            href={shown.href(feature.id)}
            onToggle={() => toggle.change(feature)}
            onDelete={() => setDeleting(feature)}
          />
        )}
      />
      {(edited ?? shown.id === newRow) && (
        <FeatureDialog key={shown.id} feature={edited ?? null} onClose={shown.close} />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title="Delete Feature"
          question="Are you sure you want to delete this feature? Products that have it keep its title as an entry of their own."
          remove={remove}
          failure="Failed to delete feature"
          done={{ message: `Feature “${deleting.title}” was deleted.` }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
