import { answer, api, useQuery } from '@vitrine/platform';

/** How many subscriptions there are and how they stand; those cancelled count nowhere. */
export const useSubscriptionStats = () =>
  useQuery({
    queryKey: ['orders', 'subscriptions'],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/subscriptions/stats', { signal })),
    staleTime: 0,
  });
