import { ListFailure, Tiles } from '../shared/list/index.js';
import { useSubscriptionStats } from './calls/subscription-stats.js';

/** Number of subscriptions by status (back-office spec §2, Dashboard). */
export function SubscriptionTiles() {
  const stats = useSubscriptionStats();
  const { data } = stats;
  const count = (status: string) =>
    data && (data.statusBreakdown.find(({ subscriptionStatus }) => subscriptionStatus === status)?.count ?? 0);
  return (
    <>
      <ListFailure query={stats} text="The subscriptions could not be loaded." />
      <Tiles
        tiles={[
          { label: 'Total Subscriptions', value: data?.totalSubscriptions },
          { label: 'Active Subscriptions', value: count('active') },
          { label: 'Expiring Soon', value: data?.expiringSoon },
          { label: 'Expired', value: count('expired') },
        ]}
      />
    </>
  );
}
