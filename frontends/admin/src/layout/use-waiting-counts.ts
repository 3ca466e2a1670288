import { useContactStats } from '../contacts/index.js';
import { useOrderStats } from '../shared/order-stats.js';

export interface WaitingCounts {
  orders: number;
  contacts: number;
}

/** How many orders are pending and how many contact requests nobody has read; 0 while that is not known, or not answered as documented. */
export function useWaitingCounts(): WaitingCounts {
  const orders = useOrderStats().data?.pending ?? 0;
  const contacts = useContactStats().data?.byStatus?.new ?? 0;
  return { orders, contacts };
}
