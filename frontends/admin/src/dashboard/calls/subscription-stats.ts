import { answer, api, useQuery } from '@vitrine/platform';

/** Number of subscriptions in total and of each status; cancelled ones are not counted. */
export const useSubscriptionStats = () =>
  useQuery({
    queryKey: ['orders', 'subscriptions'],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/subscriptions/stats', { signal })),
    staleTime: 0,
  });
