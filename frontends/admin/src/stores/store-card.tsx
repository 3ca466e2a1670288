import {
  ActiveBadge,
  Card,
  CardEntries,
  CardLine,
  CardPicture,
  CardText,
  type CardTools,
} from '../shared/cards/index.js';
import { EmailLink } from '../shared/email-link.js';
import { TelephoneLink } from '../shared/telephone-link.js';
import type { Store } from './store-calls.js';

/** Services named on a card; the rest is a number (back-office spec §9). */
const NAMED_SERVICES = 3;

/** A store of the grid (back-office spec §2, Stores). */
export function StoreCard({ store, tools }: { store: Store; tools: CardTools }) {
  const { id, name, address, city, country, image, pictures, isActive, phone, email, website, description, services } =
    store;
  return (
    <Card
      title={name}
      isQuiet={!isActive}
      media={<CardPicture path={image} pictures={pictures} placeholder={name.charAt(0)} />}
      badges={<ActiveBadge isActive={isActive} />}
      edit={`/admin/stores/${id}/edit`}
      toggle={isActive ? 'Deactivate' : 'Activate'}
      tools={tools}
    >
      <CardLine>{[address, city, country].join(', ')}</CardLine>
      <CardLine>{phone && <TelephoneLink number={phone} />}</CardLine>
      <CardLine>{email && <EmailLink address={email} />}</CardLine>
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
