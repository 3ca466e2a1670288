import { getPublicationState } from '@vitrine/schemas';
import type { CardFilter } from '../cards/index.js';
import { PUBLICATION_STATE_OPTIONS } from './publication-badge.js';

/** Filters cards by whether visitors see a row, or will see it. */
export const publicationFilter: CardFilter<{ published: boolean; publishedAt: string | null }> = {
  name: 'status',
  label: 'Filter by status',
  all: 'All statuses',
  options: PUBLICATION_STATE_OPTIONS,
  passes: ({ published, publishedAt }, status) => getPublicationState(published, publishedAt) === status,
};
