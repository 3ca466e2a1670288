import { DayBars } from '../shared/chart/day-bars.js';
import { ListFailure, Tiles } from '../shared/list/index.js';
import { useStatistics } from './calls/statistics.js';
import { useSubscriptionStats } from './calls/subscription-stats.js';
import styles from './dashboard.module.css';

/** How the subscriptions stand (back-office spec §2, Dashboard), and what came in over the last days. */
export function SubscriptionTiles() {
  const stats = useSubscriptionStats();
  const statistics = useStatistics();
  const { data } = stats;
  const count = (status: string) =>
    data && (data.statusBreakdown.find(({ subscriptionStatus }) => subscriptionStatus === status)?.count ?? 0);
  const days = statistics.data?.days;
  return (
    <>
      <ListFailure
        error={stats.error}
        text="The subscriptions could not be loaded."
        busy={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
      <Tiles
        tiles={[
          { label: 'Total Subscriptions', value: data?.totalSubscriptions },
          { label: 'Active Subscriptions', value: count('active') },
          { label: 'Expiring Soon', value: data?.expiringSoon },
          { label: 'Expired', value: count('expired') },
        ]}
      />
      <ListFailure
        error={statistics.error}
        text="The figures of the last days could not be loaded."
        busy={statistics.isFetching}
        onRetry={() => void statistics.refetch()}
      />
      {days && (
        <section aria-label="The last 30 days" className={styles.charts}>
          <DayBars of={['order', 'orders']} days={days.map(({ date, orders }) => ({ date, count: orders }))} />
          <DayBars
            of={['contact request', 'contact requests']}
            days={days.map(({ date, contacts }) => ({ date, count: contacts }))}
          />
        </section>
      )}
    </>
  );
}
