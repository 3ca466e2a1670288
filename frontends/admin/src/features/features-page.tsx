import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { CardList } from '../shared/cards/index.js';
import {
  EmptyList,
  ListTools,
  newRow,
  ToolSelect,
  useListAddress,
  useLocalList,
  useShown,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { useFeatures } from './calls/list-features.js';
import { useToggleFeature } from './calls/toggle-feature.js';
import type { Feature } from './feature.js';
import { FeatureDialog } from './feature-dialog.js';
import { DeleteFeatureDialog } from './list/delete-feature-dialog.js';
import { FeatureCard } from './list/feature-card.js';
import { listing, shape, sortNames, statusNames } from './list/feature-listing.js';

/** The library of features that products choose from. */
export default function FeaturesPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = useFeatures();
  const list = useLocalList(query.data, state, listing);
  const toggle = useToggleFeature();
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
      {deleting && <DeleteFeatureDialog feature={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
