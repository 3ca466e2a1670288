import { languageName } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import {
  ActiveBadge,
  activeFilter,
  Badge,
  Card,
  CardLine,
  CardPage,
  CardPicture,
  cardSearch,
  CardText,
  lastChanged,
} from '../shared/cards/index.js';
import { useTranslatedLanguages } from '../shared/form/index.js';
import { NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { type Feature, features } from './feature-calls.js';
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
  const languages = useTranslatedLanguages();
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
      card={({ id, title, description, image, isActive, translations }, tools) => (
        <Card
          title={title}
          isQuiet={!isActive}
          media={<CardPicture path={image} placeholder={title.charAt(0)} />}
          badges={
            <>
              {languages
                .filter((language) => !translations[language]?.title)
                .map((language) => (
                  <Badge key={language} tone="waiting">
                    {`${languageName(language)} missing`}
                  </Badge>
                ))}
              <ActiveBadge isActive={isActive} />
            </>
          }
          edit={shown.href(id)}
          toggle={isActive ? 'Deactivate' : 'Activate'}
          tools={tools}
        >
          <CardLine>{languages.flatMap((language) => translations[language]?.title ?? []).join(' · ')}</CardLine>
          <CardText lines={3}>{description}</CardText>
        </Card>
      )}
      deleting={{
        title: () => 'Delete Feature',
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
