import type { OrderListQuery } from '@vitrine/schemas';

export type ListParams = Pick<OrderListQuery, 'search' | 'status' | 'page' | 'sort'>;

/** Where orders lie in the query cache. */
export const orderKeys = {
  all: ['orders'] as const,
  lists: ['orders', 'list'] as const,
  list: (params: ListParams) => [...orderKeys.lists, params] as const,
  details: ['orders', 'detail'] as const,
  detail: (id: string) => [...orderKeys.details, id] as const,
  decryptions: (id: string) => [...orderKeys.all, 'decryptions', id] as const,
};
