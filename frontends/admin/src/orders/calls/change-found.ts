import { answer, api } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import type { ListParams } from './keys.js';

/** Which orders: what a list found when it was read. */
export interface FoundOrders {
  filter: Omit<ListParams, 'page' | 'limit' | 'sort'>;
  asOf: string;
  expected: number;
}

/** Sets the status of a batch of them. @param cursor empty = the first */
export const setStatusOfFound = (found: FoundOrders, status: OrderStatus, cursor: string) =>
  answer(api.POST('/api/orders/admin/found/status', { body: { ...found, status, cursor } }));

/** Deletes a batch of them. @param cursor empty = the first */
export const deleteFound = (found: FoundOrders, cursor: string) =>
  answer(api.POST('/api/orders/admin/found/delete', { body: { ...found, cursor } }));
