import { ButtonLink } from '@vitrine/ui';
import {
  ActiveBadge,
  activeFilter,
  Card,
  CardEntries,
  CardLine,
  CardPage,
  CardPicture,
  cardSearch,
  CardText,
  lastChanged,
} from '../shared/cards/index.js';
import { EmailLink } from '../shared/email-link.js';
import { TelephoneLink } from '../shared/telephone-link.js';
import { type Store, stores } from './store-calls.js';

/** Number of services named on a card; the others are only counted (back-office spec §9). */
const NAMED_SERVICES = 3;

const search = cardSearch<Store>({
  text: ({ name, address, city, state, country, postalCode, phone, email, website, services }) => [
    ...[name, address, city, state, country, postalCode, phone, email, website],
    ...services,
  ],
  orders: [
    { value: 'name', label: 'Name A–Z', by: ({ name }) => name },
    { value: '-name', label: 'Name Z–A' },
    { value: 'city', label: 'City', by: ({ city, name }) => `${city} ${name}` },
    lastChanged,
  ],
  filters: [activeFilter],
});

/** All stores, with search, visibility on the site, editing and deletion (back-office spec §2, Stores). */
export default function StoresPage() {
  return (
    <CardPage
      calls={stores}
      screen="stores"
      search={search}
      placeholder="Search name, place, contact or service"
      files="stores"
      add={<ButtonLink to="/admin/stores/new">Add Store</ButtonLink>}
      otherwise="An error occurred"
      none={{ hint: 'Get started by adding your first store location.' }}
      toggle={stores.useToggle('isActive')}
      card={({ id, name, address, city, country, phone, email, website, ...store }, tools) => (
        <Card
          title={name}
          isQuiet={!store.isActive}
          media={<CardPicture path={store.image} pictures={store.pictures} placeholder={name.charAt(0)} />}
          badges={<ActiveBadge isActive={store.isActive} />}
          edit={`/admin/stores/${id}/edit`}
          toggle={store.isActive ? 'Deactivate' : 'Activate'}
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
          <CardText>{store.description}</CardText>
          <CardEntries label={`Services of ${name}`} entries={store.services} most={NAMED_SERVICES} />
        </Card>
      )}
      deleting={{
        title: () => 'Delete Store',
        question: 'Are you sure you want to delete this store? This action cannot be undone.',
      }}
    />
  );
}
