import { answer, api, useQuery } from '@vitrine/platform';
import { TRANSLATED_KINDS } from '@vitrine/schemas';
import { useMay } from '../shared/permissions/index.js';

/** Number of untranslated entries that the person may translate; undefined while loading, and for people who may change none. */
export function useUntranslatedCount(): number | undefined {
  const may = useMay();
  const mayWrite = (kind: keyof typeof TRANSLATED_KINDS) => may(`${TRANSLATED_KINDS[kind].area}:write`);
  const { data } = useQuery({
    queryKey: ['missing-translations'],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/missing-translations', { signal })),
    staleTime: 0,
    enabled: may('catalogue:write') || may('content:write') || may('orders:write'),
  });
  return data?.kinds.filter(({ kind }) => mayWrite(kind)).reduce((sum, { entries }) => sum + entries, 0);
}
