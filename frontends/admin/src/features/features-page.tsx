import { Button } from '@vitrine/ui';
import { activeFilter, CardPage, cardSearch, lastChanged } from '../shared/cards/index.js';
import { NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { type Feature, features } from './feature-calls.js';
import { FeatureCard } from './feature-card.js';
import { FeatureDialog } from './feature-dialog.js';

const search = cardSearch<Feature>({
  text: ({ title, description, translations: { en } }) => [title, description, en?.title, en?.description],
  orders: [
    { value: 'title', label: 'Title A–Z', by: ({ title }) => title },
    { value: '-title', label: 'Title Z–A' },
    lastChanged,
  ],
  filters: [activeFilter],
});

/** The library of features that products choose from. */
export default function FeaturesPage() {
  const { data } = features.useList();
  const shown = useDialogRow('feature');
  const edited = data?.find(({ id }) => id === shown.id);
  return (
    <CardPage
      calls={features}
      screen="features"
      search={search}
      placeholder="Search title or description, in either language"
      add={<Button onClick={() => shown.show(NEW_ROW)}>Add Feature</Button>}
      notFound={{ title: 'No features found.' }}
      none={{ title: 'No features found.', hint: 'What you add here can be chosen for any product.' }}
      toggle={features.useToggle('isActive')}
      card={(feature, tools) => <FeatureCard feature={feature} edit={shown.href(feature.id)} tools={tools} />}
      deleting={{
        title: 'Delete Feature',
        question:
          'Are you sure you want to delete this feature? Products that have it keep its title as an entry of their own.',
      }}
      forms={
        (edited ?? shown.id === NEW_ROW) && (
          <FeatureDialog key={shown.id} feature={edited ?? null} onClose={shown.close} />
        )
      }
    />
  );
}
