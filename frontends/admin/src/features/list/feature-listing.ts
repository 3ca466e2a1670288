import { cardsPerPage } from '../../shared/cards/index.js';
import type { ListShape } from '../../shared/list/index.js';
import type { Feature } from '../feature.js';

const sorts = ['title', '-title', '-updatedAt'] as const;

/** What the address may say about the library. */
export const shape = {
  sorts,
  defaultSort: 'title',
  filters: { status: ['active', 'inactive'] },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** How it is searched, filtered and ordered. */
export const listing = {
  text: ({ title, description, translations: { en } }: Feature) => [title, description, en?.title, en?.description],
  filters: { status: ({ isActive }: Feature, status: string) => isActive === (status === 'active') },
  sorts: {
    title: ({ title }: Feature) => title,
    updatedAt: ({ updatedAt }: Feature) => updatedAt,
  },
  size: cardsPerPage,
};

export const sortNames = [
  { value: 'title', label: 'Title A–Z' },
  { value: '-title', label: 'Title Z–A' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

export const statusNames = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
