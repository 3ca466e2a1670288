import { answer, api } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import type { ListParams } from './keys.js';

/** The orders that a list found when it was read. */
export interface BulkOrders {
  filter: Omit<ListParams, 'page' | 'limit' | 'sort'>;
  asOf: string;
  expected: number;
}

/** Sets the status of a batch. @param cursor empty = the first batch */
export const setStatusInBulk = (found: BulkOrders, status: OrderStatus, cursor: string) =>
  answer(api.POST('/api/orders/admin/bulk/status', { body: { ...found, status, cursor } }));

/** Deletes a batch. @param cursor empty = the first batch */
export const deleteInBulk = (found: BulkOrders, cursor: string) =>
  answer(api.POST('/api/orders/admin/bulk/delete', { body: { ...found, cursor } }));
