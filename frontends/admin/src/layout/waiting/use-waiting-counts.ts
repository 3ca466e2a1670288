import { useContactStats } from '../../contacts/index.js';
import { useDemonstrationStats } from '../../demonstrations/index.js';
import { useDueFollowUps } from '../../shared/desk/calls/work.js';
import { useOrderStats } from '../../shared/order-stats.js';

export interface WaitingCounts {
  orders: number;
  contacts: number;
  demonstrations: number;
  /** Follow-ups that call for whoever is signed in. */
  due: { orders: number; contacts: number };
}

/** How many orders are pending and how many contact requests and demonstrations nobody has answered; 0 while loading, for those who may not see them, or where the answer is not as documented. */
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
