import { ButtonLink } from '@vitrine/ui';
import { activeFilter, CardPage, cardSearch, lastChanged } from '../shared/cards/index.js';
import { StoreCard } from './store-card.js';
import { type Store, stores } from './store-calls.js';

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

/** Every store: found, shown to visitors or not, edited and deleted (back-office spec §2, Stores). */
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
      card={(store, tools) => <StoreCard store={store} tools={tools} />}
      deleting={{
        title: 'Delete Store',
        question: 'Are you sure you want to delete this store? This action cannot be undone.',
      }}
    />
  );
}
