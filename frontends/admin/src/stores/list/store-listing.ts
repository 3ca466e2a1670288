import { cardsPerPage } from '../../shared/cards/index.js';
import type { ListShape } from '../../shared/list/index.js';
import type { Store } from '../store.js';

const sorts = ['name', '-name', 'city', '-updatedAt'] as const;

/** What the address may say about the stores. */
export const shape = {
  sorts,
  defaultSort: 'name',
  filters: { status: ['active', 'inactive'] },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** How they are searched, filtered and ordered. */
export const listing = {
  text: ({ name, address, city, state, country, postalCode, phone, email, website, services }: Store) => [
    ...[name, address, city, state, country, postalCode, phone, email, website],
    ...services,
  ],
  filters: { status: ({ isActive }: Store, status: string) => isActive === (status === 'active') },
  sorts: {
    name: ({ name }: Store) => name,
    city: ({ city, name }: Store) => `${city} ${name}`,
    updatedAt: ({ updatedAt }: Store) => updatedAt,
  },
  size: cardsPerPage,
};

export const sortNames = [
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: 'city', label: 'City' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

export const statusNames = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
