import { answer, api, keepPreviousData, useQuery } from '@vitrine/platform';

/** The figures of the last days; the previous figures stay while others are loading. */
export const useStatistics = (days: number) =>
  useQuery({
    queryKey: ['orders', 'statistics', days],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/statistics', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
