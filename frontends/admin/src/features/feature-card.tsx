import { languageName } from '@vitrine/schemas';
import { ActiveBadge, Badge, Card, CardLine, CardPicture, CardText, type CardTools } from '../shared/cards/index.js';
import { useTranslatedLanguages } from '../shared/form/index.js';
import type { Feature } from './feature-calls.js';

interface FeatureCardProps {
  feature: Feature;
  /** Address of its form. */
  edit: string;
  tools: CardTools;
}

/** One feature of the library, with what can be done to it. */
export function FeatureCard({ feature, edit, tools }: FeatureCardProps) {
  const { title, description, image, isActive, translations } = feature;
  const languages = useTranslatedLanguages();
  return (
    <Card
      title={title}
      isQuiet={!isActive}
      media={<CardPicture path={image} placeholder={title.charAt(0)} />}
      badges={
        <>
          {languages.map(
            (language) =>
              !translations[language]?.title && (
                <Badge key={language} tone="waiting">
                  {`${languageName(language)} missing`}
                </Badge>
              ),
          )}
          <ActiveBadge isActive={isActive} />
        </>
      }
      edit={edit}
      toggle={isActive ? 'Deactivate' : 'Activate'}
      tools={tools}
    >
      <CardLine>{languages.flatMap((language) => translations[language]?.title ?? []).join(' · ')}</CardLine>
      <CardText lines={3}>{description}</CardText>
    </Card>
  );
}
