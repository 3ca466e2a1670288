import { answer, api, keepPreviousData, useQuery } from '@vitrine/platform';

/** What the last days brought; the figures of the days before stay while others are loading. */
export const useStatistics = (days: number) =>
  useQuery({
    queryKey: ['orders', 'statistics', days],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/statistics', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
