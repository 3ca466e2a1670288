import type { OrderListQuery, WorkFilters } from '@vitrine/schemas';

export type ListParams = Pick<
  OrderListQuery,
  'search' | 'status' | 'waiting' | 'subscription' | 'placed' | 'plan' | 'page' | 'limit' | 'sort'
> &
  Partial<Pick<OrderListQuery, 'from' | 'to' | 'coupon'>> &
  WorkFilters;

/** Query keys of orders. */
export const orderKeys = {
  all: ['orders'] as const,
  lists: ['orders', 'list'] as const,
  list: (params: ListParams) => [...orderKeys.lists, params] as const,
  details: ['orders', 'detail'] as const,
  detail: (id: string) => [...orderKeys.details, id] as const,
  decryptions: (id: string) => [...orderKeys.all, 'decryptions', id] as const,
};
