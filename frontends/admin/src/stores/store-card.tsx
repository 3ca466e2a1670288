import { DeleteButton, RowButton, RowLink } from '../shared/list/index.js';
import { Badge, Card, CardEntries, CardFailure, CardLine, CardPicture, CardText } from '../shared/cards/index.js';
import type { RowFailure } from '../shared/rows/index.js';
import type { Store } from './store-calls.js';

/** Services named on a card; the rest is a number (back-office spec §9). */
const NAMED_SERVICES = 3;

interface StoreCardProps {
  store: Store;
  /** Why the last change of it was taken back. */
  failure: RowFailure | undefined;
  /** What the list shows, for the way back to it. */
  from: object;
  onToggle: () => void;
  onDelete: () => void;
}

/** A store of the grid (back-office spec §2, Stores). */
export function StoreCard({ store, failure, from, onToggle, onDelete }: StoreCardProps) {
  const { id, name, address, city, country, image, pictures, isActive, phone, email, website, description, services } =
    store;
  return (
    <Card
      title={name}
      isQuiet={!isActive}
      media={<CardPicture path={image} pictures={pictures} placeholder={name.charAt(0)} />}
      badges={<Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>}
      notice={<CardFailure failure={failure} />}
      actions={
        <>
          <RowLink to={`/admin/stores/${id}/edit`} state={from} of={name}>
            Edit
          </RowLink>
          <RowButton of={name} onClick={onToggle}>
            {isActive ? 'Deactivate' : 'Activate'}
          </RowButton>
          <DeleteButton label={`Delete ${name}`} onClick={onDelete} />
        </>
      }
    >
      <CardLine>{[address, city, country].join(', ')}</CardLine>
      <CardLine>{phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}</CardLine>
      <CardLine>{email && <a href={`mailto:${email}`}>{email}</a>}</CardLine>
      <CardLine>
        {website && (
          <a href={website} target="_blank" rel="noopener noreferrer">
            {URL.parse(website)?.host ?? website}
          </a>
        )}
      </CardLine>
      <CardText>{description}</CardText>
      <CardEntries label={`Services of ${name}`} entries={services} most={NAMED_SERVICES} />
    </Card>
  );
}
