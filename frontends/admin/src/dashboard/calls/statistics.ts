import { answer, api, useQuery } from '@vitrine/platform';

/** Days the small charts go back. */
const DAYS = 30;

/** Orders and contact requests of each of the last days, the oldest first. */
export const useStatistics = () =>
  useQuery({
    queryKey: ['orders', 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/statistics', { params: { query: { days: DAYS } }, signal })),
    staleTime: 0,
  });
