import { useContactStats } from '../../contacts/index.js';
import { useDemonstrationStats } from '../../demonstrations/index.js';
import { useDueFollowUps } from '../../shared/desk/calls/work.js';
import { useOrderStats } from '../../shared/order-stats.js';

export interface WaitingCounts {
  orders: number;
  contacts: number;
  demonstrations: number;
  /** Due follow-ups of the signed-in person. */
  due: { orders: number; contacts: number };
}

/**
 * Number of pending orders, and of contact requests and demonstrations that nobody has answered; 0 while loading, for people who may not see them, or
 * where the answer is not as documented.
 */
export function useWaitingCounts(): WaitingCounts {
  const orders = useOrderStats().data?.pending ?? 0;
  const contacts = useContactStats().data?.byStatus?.new ?? 0;
  const demonstrations = useDemonstrationStats().data?.byStatus?.new ?? 0;
  const due = useDueFollowUps().data;
  return {
    orders,
    contacts,
    demonstrations,
    due: { orders: due?.orders ?? 0, contacts: due?.contacts ?? 0 },
  };
}
