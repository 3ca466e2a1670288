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
 * Refetches the lists when the polled counts differ from theirs, so that new orders appear in an open list while there are no live changes. An order
 * that is being read or edited is left alone, and so is the list while a change is being saved.
 */
export function useListUpdates(listed: OrderPage['statusCounts'] | undefined): void {
  const client = useQueryClient();
  const { data: counts, dataUpdatedAt } = useOrderStats();
  const isLive = ['live', 'polling'].includes(useLiveState());
  const differ = !isLive && counts !== undefined && listed !== undefined && !isSame(counts, listed);
  useEffect(() => {
    if (differ && client.isMutating() === 0) void client.invalidateQueries({ queryKey: orderKeys.lists });
  }, [client, differ, dataUpdatedAt]);
}
