import { answer, api, useQuery } from '@vitrine/platform';

/** The work that waits for staff. */
export const useAttention = () =>
  useQuery({
    queryKey: ['orders', 'attention'],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/attention', { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
