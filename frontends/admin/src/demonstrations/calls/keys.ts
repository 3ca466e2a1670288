import type { DemonstrationListQuery } from '@vitrine/schemas';

export type ListParams = Pick<DemonstrationListQuery, 'search' | 'status' | 'kind' | 'page' | 'limit'>;

/** Query keys of requests for a demonstration. */
export const demonstrationKeys = {
  all: ['demonstrations'] as const,
  lists: ['demonstrations', 'list'] as const,
  list: (params: ListParams) => [...demonstrationKeys.lists, params] as const,
  stats: ['demonstrations', 'stats'] as const,
  detail: (id: string) => ['demonstrations', 'detail', id] as const,
};
