import type { ContactListQuery, DayFilters, WorkFilters } from '@vitrine/schemas';

export type ListParams = Pick<ContactListQuery, 'search' | 'status' | 'page' | 'limit'> & DayFilters & WorkFilters;

/** Query keys of contact requests. */
export const contactKeys = {
  all: ['contacts'] as const,
  lists: ['contacts', 'list'] as const,
  list: (params: ListParams) => [...contactKeys.lists, params] as const,
  stats: ['contacts', 'stats'] as const,
  detail: (id: string) => ['contacts', 'detail', id] as const,
};
