import { useQueryClient } from '@vitrine/platform';
import { useEffect } from 'react';
import { useLiveState } from '../../shared/live/index.js';
import { useOrderStats } from '../../shared/order-stats.js';
import type { OrderPage } from '../order.js';
import { orderKeys } from './keys.js';

const isSame = (one: OrderPage['statusCounts'], other: OrderPage['statusCounts']): boolean =>
  one.total === other.total &&
  one.pending === other.pending &&
  one.confirmed === other.confirmed &&
  one.completed === other.completed;

/**
 * Asks for the lists again when the polled counts are no longer theirs, so that new orders appear in an open list where they are not heard of otherwise. An order
 * that is being read or edited is left alone, and so is the list while a change of it is being saved.
 */
export function useListUpdates(listed: OrderPage['statusCounts'] | undefined): void {
  const client = useQueryClient();
  const { data: counts, dataUpdatedAt } = useOrderStats();
  const isHeard = ['live', 'polling'].includes(useLiveState());
  const differ = !isHeard && counts !== undefined && listed !== undefined && !isSame(counts, listed);
  useEffect(() => {
    if (differ && client.isMutating() === 0) void client.invalidateQueries({ queryKey: orderKeys.lists });
  }, [client, differ, dataUpdatedAt]);
}
