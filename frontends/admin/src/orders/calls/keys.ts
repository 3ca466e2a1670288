import type { OrderListQuery } from '@vitrine/schemas';

export type ListParams = Pick<OrderListQuery, 'search' | 'status' | 'page' | 'sort'>;

/** Where orders lie in the query cache. */
export const orderKeys = {
  lists: ['orders', 'list'] as const,
  list: (params: ListParams) => [...orderKeys.lists, params] as const,
  details: ['orders', 'detail'] as const,
  detail: (id: string) => [...orderKeys.details, id] as const,
};
