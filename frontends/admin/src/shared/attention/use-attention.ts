import { answer, api, useQuery } from '@vitrine/platform';

/** What waits for somebody of the staff. */
export const useAttention = () =>
  useQuery({
    queryKey: ['orders', 'attention'],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/attention', { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
