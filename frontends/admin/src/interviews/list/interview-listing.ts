import { cardsPerPage } from '../../shared/cards/index.js';
import type { ListShape } from '../../shared/list/index.js';
import type { Interview } from '../interview.js';

const sorts = ['order', 'title', 'clientName', '-updatedAt'] as const;
const statuses = ['published', 'draft', 'featured'] as const;

/** What the address may say about the interviews. */
export const shape = {
  sorts,
  defaultSort: 'order',
  filters: { status: statuses },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

const passes: Record<(typeof statuses)[number], (interview: Interview) => boolean> = {
  published: ({ published }) => published,
  draft: ({ published }) => !published,
  featured: ({ featured }) => featured,
};

/** How they are searched, filtered and ordered; `order` is the order in which visitors see them. */
export const listing = {
  text: ({ title, clientName, clientTitle, clientCompany, description, translations }: Interview) => [
    ...[title, clientName, clientTitle, clientCompany, description],
    translations.en?.title,
  ],
  filters: {
    status: (interview: Interview, status: string) => passes[status as (typeof statuses)[number]](interview),
  },
  sorts: {
    order: ({ order }: Interview) => order,
    title: ({ title }: Interview) => title,
    clientName: ({ clientName }: Interview) => clientName,
    updatedAt: ({ updatedAt }: Interview) => updatedAt,
  },
  size: cardsPerPage,
};

export const sortNames = [
  { value: 'order', label: 'Display order' },
  { value: 'title', label: 'Title' },
  { value: 'clientName', label: 'Client' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

export const statusNames = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'featured', label: 'Featured' },
] as const satisfies readonly { value: (typeof statuses)[number]; label: string }[];
