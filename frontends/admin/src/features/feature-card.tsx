import { Badge, Card, CardFailure, CardLine, CardPicture, CardText } from '../shared/cards/index.js';
import { DeleteButton, RowButton, RowLink } from '../shared/list/index.js';
import type { RowFailure } from '../shared/rows/index.js';
import type { Feature } from './feature-calls.js';

interface FeatureCardProps {
  feature: Feature;
  failure: RowFailure | undefined;
  /** Address of its form. */
  href: string;
  onToggle: () => void;
  onDelete: () => void;
}

/** One feature of the library, with what can be done to it. */
export function FeatureCard({ feature, failure, href, onToggle, onDelete }: FeatureCardProps) {
  const { title, description, image, isActive, translations } = feature;
  const english = translations.en?.title;
  return (
    <Card
      title={title}
      isQuiet={!isActive}
      media={<CardPicture path={image} placeholder={title.charAt(0)} />}
      badges={
        <>
          {!english && <Badge tone="waiting">English missing</Badge>}
          <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </>
      }
      notice={<CardFailure failure={failure} />}
      actions={
        <>
          <RowLink to={href} of={title}>
            Edit
          </RowLink>
          <RowButton of={title} onClick={onToggle}>
            {isActive ? 'Deactivate' : 'Activate'}
          </RowButton>
          <DeleteButton label={`Delete ${title}`} onClick={onDelete} />
        </>
      }
    >
      <CardLine>{english}</CardLine>
      <CardText lines={3}>{description}</CardText>
    </Card>
  );
}
